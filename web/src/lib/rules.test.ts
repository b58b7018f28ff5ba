import { expect, test } from 'vitest'
import { ruleOfAnchor, ruleOfAsk } from './rules'

test('a question and a thing on the table lead to their part of the rulebook', () => {
  expect(ruleOfAsk('fort', 'fort.recruit')).toBe('/rules/fort#where-phase-3-recruit')
  expect(ruleOfAnchor('fort', 'park:1')).toBe('/rules/fort#where-phase-3-recruit')
  expect(ruleOfAnchor('fort', 'hand')).toBe('/rules/fort#where-card-anatomy')
})

test('what no rule speaks of leads nowhere', () => {
  expect(ruleOfAnchor('fort', 'nothing')).toBe(null)
  expect(ruleOfAsk('chess', 'chess.move')).toBe(null)
})
