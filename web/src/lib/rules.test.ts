import { expect, test } from 'vitest'
import { ruleOfAnchor, ruleOfClause } from './rules'

test('a question and a thing on the table lead to their part of the rulebook', () => {
  expect(ruleOfClause('fort', 'fort.recruit.must')).toBe('rules/fort#fort.recruit.must')
  expect(ruleOfAnchor('fort', 'park:1')).toBe('rules/fort#where-phase-3-recruit')
  expect(ruleOfAnchor('fort', 'hand')).toBe('rules/fort#where-card-anatomy')
})

test('what no rule speaks of leads nowhere', () => {
  expect(ruleOfAnchor('fort', 'nothing')).toBe(null)
  expect(ruleOfAnchor('chess', 'king')).toBe(null)
  expect(ruleOfClause('chess', undefined)).toBe(null)
})
