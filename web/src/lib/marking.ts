/** What the log or a lesson speaks of is marked on the table: anchors, or things as `thing:bug`. */

export function markShown(root: HTMLElement | null, shown: readonly string[]): HTMLElement[] {
  for (const element of root?.querySelectorAll<HTMLElement>('[data-shown]') ?? []) delete element.dataset.shown
  if (!root || !shown.length) return []
  const wanted = new Set(shown)
  const marked = [...root.querySelectorAll<HTMLElement>('[data-anchor], [data-thing]')].filter(
    ({ dataset: { anchor = '', thing = '' } }) => wanted.has(anchor) || wanted.has(`thing:${thing}`),
  )
  for (const element of marked) element.dataset.shown = ''
  return marked
}
