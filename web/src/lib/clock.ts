/** What a clock allows and threatens, as a sentence: told before the game, and at the table. */

import type { Clock, Say } from '../wire'

export function tellTime(seconds: number): Say {
  const isWhole = seconds >= 60 && seconds % 60 === 0
  return { say: isWhole ? 'web-minutes' : 'web-seconds', args: { count: isWhole ? seconds / 60 : seconds } }
}

export function tellClock({ per, seconds, then }: Clock): Say {
  return { say: `web-clock-told-${per}-${then}`, args: { time: tellTime(seconds) } }
}
