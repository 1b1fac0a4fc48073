/** What this browser remembers of how its owner likes things. */
import { LANGUAGES, type Language } from '$/texts/index.svelte'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export interface Settings {
  /** What others call the owner; empty until it was said. */
  name: string
  language: Language
  theme: Theme
  /** The title of the page says when it is one's turn. */
  mark: boolean
  /** A sound when it is one's turn. */
  sound: boolean
  /** A notification of the browser when it is one's turn and the page is hidden. */
  notices: boolean
  /** Letters as keys: D draws, T takes, and so on. */
  keys: boolean
  /** Tiles travel, young ones grow; off is for those whom motion disturbs. */
  motion: boolean
}

/** The part of `localStorage` that is used; a browser may forbid it. */
type Memory = Pick<Storage, 'getItem' | 'setItem'>

export const LONGEST_NAME = 40
const PLACE = 'zoopark'

/** A name as the server takes it: one line, not too long. */
export const tidyName = (name: string): string =>
  [...name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()].slice(0, LONGEST_NAME).join('').trim()

/** The first language of the browser that is spoken here. */
export const preferred = (wanted: readonly string[]): Language =>
  wanted
    .map((tag) => LANGUAGES.find((known) => tag.toLowerCase().split('-')[0] === known))
    .find((found) => found !== undefined) ?? 'en'

/** What was remembered, field by field: whatever cannot be right is as if it had never been. */
export function read(text: string | null, usual: Settings): Settings {
  let data: unknown
  try {
    data = JSON.parse(text ?? '')
  } catch {
    return usual
  }
  if (typeof data !== 'object' || data === null) return usual
  const kept = data as Record<string, unknown>
  const flag = (name: 'mark' | 'sound' | 'notices' | 'keys' | 'motion'): boolean =>
    typeof kept[name] === 'boolean' ? kept[name] : usual[name]
  return {
    name: typeof kept['name'] === 'string' ? tidyName(kept['name']) : usual.name,
    language: LANGUAGES.find((known) => known === kept['language']) ?? usual.language,
    theme: THEMES.find((known) => known === kept['theme']) ?? usual.theme,
    mark: flag('mark'),
    sound: flag('sound'),
    notices: flag('notices'),
    keys: flag('keys'),
    motion: flag('motion'),
  }
}

export const usual = (languages: readonly string[], still: boolean): Settings => ({
  name: '',
  language: preferred(languages),
  theme: 'system',
  mark: true,
  sound: true,
  notices: false,
  keys: true,
  motion: !still,
})

const inBrowser = typeof window !== 'undefined'
const asks = (query: string): boolean => inBrowser && window.matchMedia(query).matches

function memory(): Memory | undefined {
  try {
    return inBrowser ? window.localStorage : undefined
  } catch {
    return undefined // forbidden: then it is remembered as long as the page lives
  }
}

const stored = (): Settings => {
  const ordinary = usual(
    inBrowser ? navigator.languages : [],
    asks('(prefers-reduced-motion: reduce)'),
  )
  return read(memory()?.getItem(PLACE) ?? null, ordinary)
}

let current = $state.raw<Settings>(stored())
let night = $state(asks('(prefers-color-scheme: dark)'))

if (inBrowser) {
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
    night = event.matches
  })
  // Another tab changed something: the name and the language are the same everywhere.
  window.addEventListener('storage', (event) => {
    if (event.key === PLACE) current = stored()
  })
}

export const settings = (): Settings => current

export function change(wanted: Partial<Settings>): void {
  current = { ...current, ...wanted }
  try {
    memory()?.setItem(PLACE, JSON.stringify(current))
  } catch {
    // A full or forbidden memory must not stop the game.
  }
}

/** The theme that is shown. */
export const theme = (): 'light' | 'dark' =>
  current.theme === 'system' ? (night ? 'dark' : 'light') : current.theme
