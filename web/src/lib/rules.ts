/** Which part of a game's rulebook speaks of a question, or of what lies on the table. */

import places from './rules.json'

const PLACES: Record<string, { asks: Record<string, string>; anchors: Record<string, string> }> = places

/** The address of the rule for a kind of question, such as `fort.play`. */
export function ruleOfAsk(game: string, kind: string): string | null {
  return address(game, PLACES[game]?.asks[kind.slice(kind.indexOf('.') + 1)])
}

/** The address of the rule for an anchor, such as `space:texas`. */
export function ruleOfAnchor(game: string, anchor: string): string | null {
  return address(game, PLACES[game]?.anchors[anchor.split(':')[0]!])
}

function address(game: string, heading: string | undefined): string | null {
  return heading ? `/rules/${game}#where-${heading}` : null
}
