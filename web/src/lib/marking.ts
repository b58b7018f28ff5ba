/** What the log or a lesson speaks of is marked on the table: anchors, or things as `thing:bug`. */

export function markShown(root: HTMLElement | null, shown: readonly string[]): HTMLElement[] {
  const wanted = new Set(shown)
  const marked: HTMLElement[] = []
  for (const element of root?.querySelectorAll<HTMLElement>('[data-anchor], [data-thing]') ?? []) {
    const { anchor = '', thing = '' } = element.dataset
    if (!wanted.has(anchor) && !wanted.has(`thing:${thing}`)) {
      delete element.dataset.shown
      continue
    }
    element.dataset.shown = ''
    marked.push(element)
  }
  return marked
}
