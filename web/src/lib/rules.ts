/** Which part of a game's rulebook speaks of a question, or of what lies on the table: `tables/<game>/rules.json`. */

interface Places {
  asks: Record<string, string>
  anchors: Record<string, string>
}

const PLACES = import.meta.glob<Places>('../tables/*/rules.json', { import: 'default', eager: true })

/** The address of the rule for a kind of question, such as `fort.play`. */
export function ruleOfAsk(game: string, kind: string): string | null {
  return address(game, places(game)?.asks[kind.slice(kind.indexOf('.') + 1)])
}

/** The address of the rule for an anchor, such as `space:texas`. */
export function ruleOfAnchor(game: string, anchor: string): string | null {
  return address(game, places(game)?.anchors[anchor.split(':')[0]!])
}

function places(game: string): Places | undefined {
  return PLACES[`../tables/${game}/rules.json`]
}

function address(game: string, heading: string | undefined): string | null {
  return heading ? `/rules/${game}#where-${heading}` : null
}
