/** Work that would hold up the picture is done in pieces, each at the start of a frame. */

/** Where no frame comes, as in a tab that nobody sees, it goes on all the same. */
const LATE = 100

export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve())
    setTimeout(resolve, LATE)
  })
