/** Where the reader is: the path of the page below that of the house, changed without loading it anew. */

/** Where the house is: all links are relative to it. */
const BASE = new URL(document.baseURI).pathname

class Router {
  path = $state(within(location.pathname))
  search = $state(location.search)

  constructor() {
    addEventListener('popstate', () => this.#read())
  }

  go(to: string): void {
    history.pushState(null, '', addressOf(to))
    this.#read()
    scrollTo(0, 0)
  }

  /** Change what stands behind the path, such as the step of a replay, without a new page. */
  note(to: string): void {
    history.replaceState(null, '', addressOf(to))
    this.#read()
  }

  #read(): void {
    this.path = within(location.pathname)
    this.search = location.search
  }
}

export const router = new Router()

function within(path: string): string {
  return `/${path.slice(BASE.length)}`
}

/** The whole address of a path of the house. */
export function addressOf(path: string): string {
  return new URL(path.slice(1), document.baseURI).href
}

/** Links inside the app are followed without loading the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element).closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target || link.download || link.origin !== location.origin) return
  if (!link.pathname.startsWith(BASE) || (link.hash && link.pathname === location.pathname)) return
  event.preventDefault()
  router.go(within(link.pathname) + link.search + link.hash)
}

export interface Match {
  page: string
  params: string[]
}

/** What may stand at a place: an address of the house is made of it, and must not become another one. */
const PLAIN = /^[\w.~-]+$/

/** The page of a path: the first pattern that fits, with what stands at its `:places`. */
export function match(path: string, patterns: readonly string[]): Match | null {
  const parts = path.split('/').filter(Boolean)
  for (const page of patterns) {
    const wanted = page.split('/').filter(Boolean)
    if (wanted.length !== parts.length) continue
    if (!wanted.every((part, at) => (part.startsWith(':') ? PLAIN.test(parts[at]!) : part === parts[at]))) continue
    return { page, params: parts.filter((_, at) => wanted[at]?.startsWith(':')) }
  }
  return null
}
