/** What each reader sets for themselves; kept in the browser, switchable at any time. */

export interface Settings {
  /** Empty: the browser's. */
  language: string
  theme: 'auto' | 'light' | 'dark'
  /** How loud, from 0 to 1: silent until asked for. */
  volume: number
  /** Call me when it is my turn and I look elsewhere. */
  call: boolean
  /** Explanations in words on every card, for good. */
  words: boolean
  /** Ask once more before what cannot be taken back. */
  confirm: boolean
  /** When a step that can be taken back stands: when its player says so, after a few seconds, or at once. */
  ending: 'ask' | 'soon' | 'now'
  pace: 'slow' | 'normal' | 'fast' | 'none'
  name: string
}

const DEFAULTS: Settings = {
  language: '',
  theme: 'auto',
  volume: 0,
  call: false,
  words: false,
  confirm: true,
  ending: 'soon',
  pace: 'normal',
  name: '',
}
const PLACE = 'blanketfort.settings'

function load(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(PLACE) ?? '{}') }
  } catch {
    return { ...DEFAULTS } // a browser that keeps nothing still plays
  }
}

export const settings = $state<Settings>(load())

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings))
  } catch {
    // kept for this visit only
  }
  if (name === 'theme') applyTheme()
}

export function applyTheme(): void {
  if (settings.theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = settings.theme
}

export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
