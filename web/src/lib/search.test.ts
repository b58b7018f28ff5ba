import { describe, expect, it } from 'vitest'
import { hasAll, piecesOf, plain, wordsOf } from './search'

const hits = (text: string, query: string) =>
  piecesOf(text, wordsOf(query))
    .filter((piece) => piece.isHit)
    .map((piece) => piece.text)

describe('search', () => {
  it('does not mind capitals, accents, hyphens and apostrophes', () => {
    expect(plain('L’Été à Mi-Pente')).toBe("l'ete a mi pente")
  })
  it('wants every word, in whichever of the texts', () => {
    expect(hasAll(wordsOf('pizza école'), ['Une pizza', "À l'Ecole"])).toBe(true)
    expect(hasAll(wordsOf('pizza toy'), ['Une pizza'])).toBe(false)
    expect(hasAll([], [])).toBe(true)
  })
  it('marks what it found, as it is written', () => {
    expect(hits('Une école, deux Écoles', 'ecole')).toEqual(['école', 'École'])
    expect(hits('œuvre d’art', "d'art")).toEqual(['d’art'])
  })
  it('gives the whole text back', () => {
    const text = 'Niveau 5 : « là-haut »'
    expect(piecesOf(text, ['a']).map((piece) => piece.text).join('')).toBe(text)
  })
})
