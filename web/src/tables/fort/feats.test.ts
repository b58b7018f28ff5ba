import { describe, expect, it } from 'vitest'
import { featOf } from './view'

const happening = (kind: string, facts = {}) => ({ kind, seat: 1, facts })

describe('the great moments of Fort', () => {
  it('are a fort that grows, a raid on a Yard and the end', () => {
    expect(featOf(happening('fort.advanced', { level: 2 }))).toMatchObject({ feat: 'grow', anchor: 'fort:1' })
    expect(featOf(happening('fort.recruited', { from: 'yard', rival: 0 }))).toMatchObject({ feat: 'raid', anchor: 'yard:0' })
    expect(featOf(happening('fort.ended'))).toMatchObject({ feat: 'victory' })
  })
  it('are few', () => {
    expect(featOf(happening('fort.recruited', { from: 'park' }))).toBeNull()
    expect(featOf(happening('fort.played', { card: 'bug' }))).toBeNull()
  })
})
