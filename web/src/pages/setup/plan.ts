/** A table that somebody is about to open: what was chosen, and what is sent to the server for it. */
import { leastSeats, modules, mostSeats } from '$/ui/catalogue.svelte'
import type { GameName } from '$/games/views'
import { seatLetter } from '$/table/view'
import { PARK_SPECIES, ZOO_SPECIES } from '$/games/drafting/tiles'
import { tidyName } from '$/ui/settings.svelte'
import type { Clock, NewChair, NewTable, Options } from '$/net/messages'
import { folded } from './modules'

/** You, another person at this screen, a bot, or whoever is invited. */
export const SITTERS = ['you', 'here', 'bot', 'open'] as const
export type Sitter = (typeof SITTERS)[number]

export interface Chair {
  sitter: Sitter
  name: string
  /** The name of the bot. */
  level: string
}

const CLOCKS = {
  none: undefined,
  turn1: { turn: 60 },
  turn3: { turn: 180 },
  game20: { game: 1200, added: 15 },
  day1: { turn: 86_400 },
  day3: { turn: 259_200 },
  day7: { turn: 604_800 },
} as const satisfies Record<string, Clock | undefined>
export type ClockName = keyof typeof CLOCKS
export const LIVE_CLOCKS: readonly ClockName[] = ['turn1', 'turn3', 'game20']
export const SLOW_CLOCKS: readonly ClockName[] = ['day1', 'day3', 'day7']

/** Variants of O Zoo le Mio, each with the option of the game string that it sets. */
export const VARIANTS = {
  trees: 'variant',
  blind: 'auction',
  money: 'tiebreak',
  open: 'purses',
} as const
export type Variant = keyof typeof VARIANTS

export interface Plan {
  game: GameName
  chairs: readonly Chair[]
  /** Ids of modules of Zooloretto. */
  modules: readonly string[]
  variants: readonly Variant[]
  /** Species left out; empty leaves it to the lot. */
  out: readonly string[]
  /** The seat that begins, or null for the lot. */
  start: number | null
  clock: ClockName
  confirm: boolean
  hints: boolean
  chat: boolean
  watch: boolean
  listed: boolean
  deal: string
}

/** What a single click plays, and about how long that takes. */
const USUAL: Readonly<Record<GameName, { seats: number; minutes: number }>> = {
  zooloretto: { seats: 4, minutes: 45 },
  aquaretto: { seats: 4, minutes: 45 },
  combined: { seats: 3, minutes: 75 },
  ozoolemio: { seats: 4, minutes: 50 },
}

const bot = (level = 'normal'): Chair => ({ sitter: 'bot', name: '', level })

/** One person against bots: what a single click plays. */
export const freshPlan = (game: GameName, name: string, level = 'normal'): Plan => ({
  game,
  chairs: [
    { sitter: 'you', name, level },
    ...Array.from({ length: USUAL[game].seats - 1 }, () => bot(level)),
  ],
  modules: [],
  variants: [],
  out: [],
  start: null,
  clock: 'none',
  confirm: false,
  hints: true,
  chat: true,
  watch: true,
  listed: false,
  deal: '',
})

// -- changing it -----------------------------------------------------------------------------------

const unbound = (plan: Plan): Plan => ({
  ...plan,
  out: plan.out.length <= leftOut(plan) ? plan.out : [],
  start: plan.start !== null && plan.start < plan.chairs.length ? plan.start : null,
})

export const withSeat = (plan: Plan): Plan =>
  plan.chairs.length < mostSeats(plan.game)
    ? unbound({ ...plan, chairs: [...plan.chairs, bot(plan.chairs.at(-1)?.level)] })
    : plan

export const withoutSeat = (plan: Plan, seat: number): Plan =>
  plan.chairs.length > leastSeats(plan.game)
    ? unbound({ ...plan, chairs: plan.chairs.filter((_, index) => index !== seat), start: null })
    : plan

/** Change one chair. You sit only once: whoever was you before sits at this screen from now on. */
export const withChair = (plan: Plan, seat: number, change: Partial<Chair>): Plan => ({
  ...plan,
  chairs: plan.chairs.map((chair, index) => {
    if (index === seat) return { ...chair, ...change }
    return change.sitter === 'you' && chair.sitter === 'you' ? { ...chair, sitter: 'here' } : chair
  }),
})

/** Take modules in or out, whichever is the opposite of now; several are taken in together. */
export function toggled(plan: Plan, ...ids: string[]): Plan {
  const all = ids.every((id) => plan.modules.includes(id))
  const rest = plan.modules.filter((id) => !ids.includes(id))
  return unbound({ ...plan, modules: all ? rest : [...rest, ...ids] })
}

export const withModules = (plan: Plan, modules: readonly string[]): Plan =>
  unbound({ ...plan, modules })

export const withVariant = (plan: Plan, variant: Variant): Plan => ({
  ...plan,
  variants: plan.variants.includes(variant)
    ? plan.variants.filter((name) => name !== variant)
    : [...plan.variants, variant],
})

// -- what it comes to ------------------------------------------------------------------------------

/** How many species stay in the box: fewer with more players, one more for each family. */
export function leftOut(plan: Pick<Plan, 'game' | 'chairs' | 'modules'>): number {
  if (plan.game === 'ozoolemio') return 0
  const boards = plan.game === 'combined' ? 2 : 1
  const replaced = modules()
    .filter(({ id }) => plan.modules.includes(id))
    .reduce((sum, { replaces }) => sum + replaces, 0)
  return boards * (5 - plan.chairs.length) + replaced
}

/** Families are never left out: they take the place of another species. */
const baseSpecies = (): readonly string[] =>
  ZOO_SPECIES.filter((name) => !modules().some(({ id }) => id === `${name}-family`))

/** Those that can be trained are always in the game (A.1.3). */
const TRAINED: readonly string[] = ['dolphin', 'orca', 'sea-lion']
const SPARE_PARK: readonly string[] = PARK_SPECIES.filter((name) => !TRAINED.includes(name))

/** The species among which those that stay in the box can be chosen. */
export const speciesOf = (game: GameName): readonly string[] => [
  ...(game === 'zooloretto' || game === 'combined' ? baseSpecies() : []),
  ...(game === 'aquaretto' || game === 'combined' ? SPARE_PARK : []),
]

/** The game string; the server puts it into its canonical form. */
export function gameString(plan: Plan): string {
  const options = [`players=${plan.chairs.length}`]
  if (plan.game === 'ozoolemio') {
    options.push(...plan.variants.map((name) => `${VARIANTS[name]}=${name}`))
  } else {
    // Half a choice is none: the lot decides.
    if (plan.out.length && plan.out.length === leftOut(plan))
      options.push(`out=${plan.out.join('+')}`)
    if (plan.start !== null) options.push(`start=${seatLetter(plan.start)}`)
  }
  if (plan.game === 'zooloretto' && plan.modules.length)
    options.push(`modules=${folded(plan.modules).join('+')}`)
  return `${plan.game}(${options.join(', ')})`
}

/** Only what differs from the usual manners is sent. */
function options(plan: Plan): Options {
  const clock = CLOCKS[plan.clock]
  const deal = tidyName(plan.deal)
  return {
    ...(plan.confirm ? { confirm: true } : {}),
    ...(plan.hints ? {} : { hints: false }),
    ...(plan.chat ? {} : { chat: false }),
    ...(plan.watch ? {} : { watch: false }),
    ...(plan.listed ? { listed: true } : {}),
    ...(deal ? { deal } : {}),
    ...(clock ? { clock } : {}),
  }
}

/** A chair as it is sent; who gives no name is called by the words that are passed. */
function newChair({ sitter, name, level }: Chair, unnamed: string): NewChair {
  if (sitter === 'bot') return { kind: 'bot', bot: level }
  if (sitter === 'open') return { kind: 'open' }
  return { kind: 'you', name: tidyName(name) || unnamed }
}

export const newTable = (plan: Plan, unnamed: (seat: number) => string): NewTable => ({
  game: gameString(plan),
  chairs: plan.chairs.map((chair, seat) => newChair(chair, unnamed(seat))),
  options: options(plan),
})

export const count = (plan: Plan, sitter: Sitter): number =>
  plan.chairs.filter((chair) => chair.sitter === sitter).length

/** Somebody must play or be awaited: bots alone need no table. */
export const isInhabited = (plan: Plan): boolean =>
  plan.chairs.some(({ sitter }) => sitter !== 'bot')

/** About how long it takes: more players and more modules take longer. */
export function minutes(plan: Plan): number {
  const { seats, minutes: base } = USUAL[plan.game]
  const players = 0.7 + (0.3 * plan.chairs.length) / seats
  return Math.round((base * players + Math.min(plan.modules.length * 2.5, 40)) / 5) * 5
}
