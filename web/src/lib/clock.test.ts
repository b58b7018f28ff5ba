import { describe, expect, it } from 'vitest'
import { tellClock, tellTime } from './clock'

describe('a clock', () => {
  it('is told in minutes where these are whole', () => {
    expect(tellTime(1200)).toEqual({ say: 'web-minutes', args: { count: 20 } })
    expect(tellTime(90)).toEqual({ say: 'web-seconds', args: { count: 90 } })
  })
  it('is told with what it threatens', () => {
    expect(tellClock({ per: 'move', seconds: 30, then: 'forfeit' }).say).toBe('web-clock-told-move-forfeit')
  })
})
