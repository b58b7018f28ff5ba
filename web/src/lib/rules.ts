/** Where in a game's rulebook a question, or what lies on the table, is spoken of. */

/** The heading for each kind of anchor, by the file in which a table names them. */
const HEADINGS = import.meta.glob<Record<string, string>>('../tables/*/rules.json', { import: 'default', eager: true })

/** The address of a clause, such as `fort.recruit.must`. */
export function ruleOfClause(game: string, clause: string | undefined): string | null {
  return clause ? `rules/${game}#${clause}` : null
}

/** The address of the rule for an anchor, such as `space:texas`. */
export function ruleOfAnchor(game: string, anchor: string): string | null {
  const heading = HEADINGS[`../tables/${game}/rules.json`]?.[anchor.split(':')[0]!]
  return heading ? `rules/${game}#where-${heading}` : null
}
