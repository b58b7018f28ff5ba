import { describe, expect, it } from 'vitest'
import { boardsOf, fieldsOf, isAbout, kindOf } from './view'

describe('any view', () => {
  const view = { game: 'x', seat: 1, asked: 0, stock: 3, trick: [], boards: [{ points: 1 }, { points: 2 }, { points: 3 }] }

  it('has fields besides the head and the boards', () => {
    expect(fieldsOf(view)).toEqual([['stock', 3], ['trick', []]])
  })
  it('shows the boards in turn order, the reader’s own last', () => {
    expect(boardsOf(view, 1).map(({ seat }) => seat)).toEqual([2, 0, 1])
    expect(boardsOf(view, null).map(({ seat }) => seat)).toEqual([0, 1, 2])
  })
  it('draws values by their shape', () => {
    expect([null, false, [], true, 3, ['a'], [{ a: 1 }], { a: 1 }].map(kindOf)).toEqual([
      'nothing', 'nothing', 'nothing', 'yes', 'number', 'words', 'things', 'things',
    ])
  })
  it('knows what an option is about', () => {
    expect(isAbout('play:ace-of-cups', 'ace-of-cups')).toBe(true)
    expect(isAbout('play:ace-of-cups', 'cups')).toBe(false)
    expect(isAbout('pass', 'ace-of-cups')).toBe(false)
  })
})
