/** How things travel on forfort's table, what is celebrated there, and what a line of the log speaks of. */

import type { Scene, Travel } from '../../lib/scene.svelte'

const RUBBLE = ['#cdc8b9', '#a49f91', '#7b766a', '#8f6539']
const PENNANTS = ['#b3402a', '#1f6aa5', '#3d7a3a', '#7a4fa3', '#e6b93f']

/** Where armies and drawbridge tokens come from, and go to. */
function stockOf(thing: string): string | null {
  const [kind, seat] = thing.split(':')
  return kind === 'army' ? `armies:${seat}` : kind === 'token' ? `bridge:${seat}` : null
}

export function travelOf(scene: Scene): Travel {
  return {
    from: (thing, happenings) => {
      const [seat, name] = thing.split(':')
      if (name === 'camp') return `camps:${seat}`
      const drawn = happenings.some((each) => each.kind === 'forfort.drew' && each.seat === Number(seat))
      return stockOf(thing) ?? (drawn && Number(seat) === scene.me ? `dungeon:${seat}` : `cards:${seat}`)
    },
    to: (thing) => stockOf(thing) ?? `discard:${thing.split(':')[0]}`,
    feat: ({ kind, seat, facts }) => {
      if (kind === 'forfort.destroyed') return { feat: 'fall', anchor: `space:${facts.place}`, colours: RUBBLE }
      if (kind === 'forfort.fort-completed') return { feat: 'cheer', anchor: `fort:${seat}`, colours: PENNANTS }
      return kind === 'forfort.ended' ? { feat: 'victory', colours: PENNANTS } : null
    },
    anchors: ({ kind, seat, facts }) => [
      ...[facts.place, facts.target].flatMap((place) => (place ? [`space:${place}`] : [])),
      ...(kind === 'forfort.tower-struck' ? [`dungeon:${facts.rival}`] : []),
      ...(kind === 'forfort.drew' || kind === 'forfort.dungeon-emptied' ? [`dungeon:${seat}`] : []),
      ...(kind === 'forfort.discarded' || kind === 'forfort.fetched' ? [`discard:${seat}`] : []),
      ...(kind === 'forfort.turn-began' ? [`player:${seat}`] : []),
      ...(kind === 'forfort.fort-completed' ? [`fort:${seat}`] : []),
    ],
  }
}
