/** Pictures are made ready while there is nothing else to do: parsed in the midst of a step, a few new cards would hold up its frame. */

/** Where the browser does not say when it is idle. */
const SOON = 100
/** What nobody shows would be forgotten, and parsed again. */
const kept = new Map<string, HTMLImageElement>()

const idle = (options?: IdleRequestOptions): Promise<void> =>
  new Promise((resolve) => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => resolve(), options) : setTimeout(resolve, SOON)))

export async function drawAhead(names: readonly string[], draw: (name: string) => string): Promise<void> {
  for (const name of names) {
    await idle()
    const address = draw(name)
    const image = kept.get(address) ?? new Image()
    image.src = address
    kept.set(address, image)
  }
}

/** A picture that nobody could know of ahead, when it can be shown at once. */
export async function drawn(address: string): Promise<string> {
  await idle({ timeout: SOON })
  const image = new Image()
  image.src = address
  await image.decode().catch(() => {}) // which the one that shows it will tell
  return address
}
