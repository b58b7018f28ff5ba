import { describe, expect, it } from 'vitest'
import { pageOf, resourceKeys } from './view'

describe('where the options of Fort lie', () => {
  it('puts what is taken from a rival on that rival’s board alone', () => {
    expect(resourceKeys('pack', 'toys', false, true)).toEqual(['steal:pack-toys'])
    expect(resourceKeys('pack', 'toys', false, false)).toEqual([])
    expect(pageOf('steal:pack-toys', 0)).toBe('rivals')
  })
  it('knows what may be done with one’s own resources', () => {
    expect(resourceKeys('stuff', 'pizza', true, false)).toEqual(['from:stuff-pizza', 'convert:stuff-pizza', 'pack:pizza'])
    expect(resourceKeys('pack', 'pizza', true, false)).toEqual(['from:pack-pizza', 'convert:pack-pizza'])
  })
})
