/** Things under their headings, each heading once, in the order in which it first comes. */

export interface Section<T> {
  title: string
  items: T[]
}

export function bySection<T>(items: readonly T[], titleOf: (item: T) => string): Section<T>[] {
  const sections = new Map<string, Section<T>>()
  for (const item of items) {
    const title = titleOf(item)
    const section = sections.get(title) ?? { title, items: [] }
    section.items.push(item)
    sections.set(title, section)
  }
  return [...sections.values()]
}

/** A heading as a part of ids and addresses. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
