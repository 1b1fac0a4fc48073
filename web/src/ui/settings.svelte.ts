/** What this browser remembers of how its owner likes things. */
import { LANGUAGES, PSEUDO, type Language } from '$/texts/index.svelte'
import { isAvatar } from './avatars'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const MOTIONS = ['off', 'fast', 'normal', 'slow'] as const
export type Motion = (typeof MOTIONS)[number]

/** How many times as fast as designed things move. */
export const PACES: Readonly<Record<Motion, number>> = { off: 1, fast: 2, normal: 1, slow: 0.5 }

/** What can be heard; each name is a setting that turns it off. */
export const SOUNDS = [
  'sound',
  'moves',
  'coins',
  'joy',
  'talk',
  'people',
  'hurry',
  'ending',
] as const
export type Sound = (typeof SOUNDS)[number]

export interface Settings extends Record<Sound, boolean> {
  /** What others call the owner; empty until it was said. */
  name: string
  /** The animal that others see; empty for the first letter of the name. */
  avatar: string
  language: Language | typeof PSEUDO
  theme: Theme
  /** The title of the page says when it is one's turn. */
  mark: boolean
  /** A sound when it is one's turn. */
  sound: boolean
  /** A notification of the browser when it is one's turn and the page is hidden. */
  notices: boolean
  /** Letters as keys: D draws, T takes, and so on. */
  keys: boolean
  /** The last tile of a turn waits until it is confirmed, where the table waits for it. */
  confirm: boolean
  /** Tiles travel, young ones grow; off is for those whom motion disturbs. */
  motion: Motion
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

/** It was once no more than on or off. */
const motionOf = (kept: unknown): Motion | undefined =>
  typeof kept === 'boolean' ? (kept ? 'normal' : 'off') : MOTIONS.find((known) => known === kept)

/** The language that this names, if it is one. */
export const known = (wanted: unknown): Settings['language'] | undefined =>
  ([...LANGUAGES, PSEUDO] as const).find((language) => language === wanted)

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
  const flag = (name: Sound | 'mark' | 'notices' | 'keys' | 'confirm'): boolean =>
    typeof kept[name] === 'boolean' ? kept[name] : usual[name]
  return {
    name: typeof kept['name'] === 'string' ? tidyName(kept['name']) : usual.name,
    avatar: isAvatar(kept['avatar'] as string) ? (kept['avatar'] as string) : usual.avatar,
    language: known(kept['language']) ?? usual.language,
    theme: THEMES.find((known) => known === kept['theme']) ?? usual.theme,
    mark: flag('mark'),
    ...(Object.fromEntries(SOUNDS.map((name) => [name, flag(name)])) as Record<Sound, boolean>),
    notices: flag('notices'),
    keys: flag('keys'),
    confirm: flag('confirm'),
    motion: motionOf(kept['motion']) ?? usual.motion,
  }
}

export const usual = (languages: readonly string[], still: boolean): Settings => ({
  name: '',
  avatar: '',
  language: preferred(languages),
  theme: 'system',
  mark: true,
  sound: true,
  moves: false,
  coins: false,
  joy: true,
  talk: true,
  people: true,
  hurry: true,
  ending: true,
  notices: false,
  keys: true,
  confirm: true,
  motion: still ? 'off' : 'normal',
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
