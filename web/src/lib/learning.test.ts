import { expect, it } from 'vitest'
import type { State, Tutor } from '../wire'
import { forLearner } from './learning'

const options = ['play:munch', 'play:dash'].map((key) => ({ key, say: { say: key } }))
const question = { seat: 0, kind: 'fort.play', ask: null, options }
const told = (tutor: Tutor | null) => forLearner({ question, tutor } as unknown as State).question?.options
const step = (wants: string[]): Tutor => ({ step: 2, steps: 10, text: { en: '…' }, wants, shows: [] })

it('offers what the step wants, nothing while it is read, and all afterwards', () => {
  expect(told(step(['play:munch']))?.map((option) => option.key)).toEqual(['play:munch'])
  expect(told(step([]))).toEqual([])
  expect(told(null)).toEqual(options)
})
