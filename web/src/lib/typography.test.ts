import { describe, expect, it } from 'vitest'
import cases from '../../../tests/locale/typography.json'
import { typeset } from './typography'

describe('typeset', () => {
  it.each(cases)('prints $text as its language does', ({ language, text, printed }) => {
    expect(typeset(text, language)).toBe(printed)
    expect(typeset(printed, language)).toBe(printed)
  })
})
