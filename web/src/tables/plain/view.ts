/** Any game's view, read by its shape: the head that all share, each seat's board, and fields of any kind. */

const HEAD = ['game', 'seat', 'players', 'over', 'winners', 'asked', 'kind']

export type Fields = Array<[name: string, value: unknown]>
type Thing = Record<string, unknown>

/** What a view, or a part of it, holds besides the head and the boards. */
export function fieldsOf(part: Thing): Fields {
  return Object.entries(part).filter(([name]) => !HEAD.includes(name) && name !== 'boards')
}

/** Each seat's board: the others in turn order after the reader, whose own comes last, nearest to the hand. */
export function boardsOf(view: Thing, me: number | null): Array<{ seat: number; fields: Fields }> {
  const boards = (Array.isArray(view.boards) ? view.boards : []) as Thing[]
  const first = (me ?? boards.length - 1) + 1
  const seats = boards.map((_, at) => (first + at) % boards.length)
  return seats.map((seat) => ({ seat, fields: fieldsOf(boards[seat]!) }))
}

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** How a value is drawn. What is empty is not drawn at all. */
export function kindOf(value: unknown): 'nothing' | 'yes' | 'number' | 'words' | 'things' {
  if (value === null || value === undefined || value === false || value === '') return 'nothing'
  if (value === true) return 'yes'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string') return 'words'
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.every((item) => typeof item === 'string') ? 'words' : 'things'
  return Object.keys(value).length ? 'things' : 'nothing'
}

/** Whether an option is about a thing: its key is a verb and the thing, as in `play:ace-of-cups`. */
export function isAbout(key: string, thing: string): boolean {
  return key.slice(key.indexOf(':') + 1).split('/').includes(thing)
}
