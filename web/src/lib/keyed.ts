/** Keys for a list of things that may be equal: the second bug is not the first. So what is drawn stays with its thing when others leave. */
export function keyed<T>(things: readonly T[], at: number, nameOf: (thing: T) => string = String): string {
  const name = nameOf(things[at]!)
  return `${name}#${things.slice(0, at).filter((each) => nameOf(each) === name).length}`
}
