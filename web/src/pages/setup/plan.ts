/** A table that someone is about to open: what was chosen, and what is sent to the server for it. */
import { entryOf } from '$/games'
import type { Choice, Species } from '$/games/game'
import type { Clock, NewChair, NewTable, Options } from '$/net/messages'
import type { GameName } from '$/table/view'
import { leastSeats, mostSeats, presets } from '$/ui/catalogue.svelte'
import { tidyName } from '$/ui/settings.svelte'

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

export interface Plan extends Choice {
  chairs: readonly Chair[]
  clock: ClockName
  confirm: boolean
  hints: boolean
  chat: boolean
  watch: boolean
  listed: boolean
  /** The game waits until everyone has said that they are ready. */
  ready: boolean
  deal: string
}

const bot = (level = 'normal'): Chair => ({ sitter: 'bot', name: '', level })

/** One person against bots: what a single click plays. */
export const freshPlan = (game: GameName, name: string, level = 'normal'): Plan => ({
  game,
  chairs: [
    { sitter: 'you', name, level },
    ...Array.from({ length: entryOf(game).seats - 1 }, () => bot(level)),
  ],
  modules: [],
  variants: [],
  out: [],
  start: null,
  clock: 'none',
  confirm: true,
  hints: true,
  chat: true,
  watch: true,
  listed: false,
  ready: false,
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

/** Change what the game has a say in. */
export const withChoice = (plan: Plan, { chairs: _, ...change }: Partial<Choice>): Plan =>
  unbound({ ...plan, ...change })

// -- what it comes to ------------------------------------------------------------------------------

/** How many species stay in the box, and among which they are chosen. */
export const leftOut = (plan: Plan): number => entryOf(plan.game).leftOut?.(plan) ?? 0
export const speciesOf = (game: GameName): readonly Species[] => entryOf(game).species?.() ?? []

/** The game string; the server puts it into its canonical form. */
export const gameString = (plan: Plan): string =>
  `${plan.game}(${[`players=${plan.chairs.length}`, ...entryOf(plan.game).options(plan)].join(', ')})`

/** The name of the preset that is exactly this choice of expansions. */
export const presetOf = ({ game, modules }: Plan): string | undefined =>
  presets(game).find(
    ({ modules: ids }) => ids.length === modules.length && ids.every((id) => modules.includes(id)),
  )?.name

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
    ...(plan.ready && plan.chairs.some(({ sitter }) => sitter === 'open') ? { ready: true } : {}),
    ...(deal ? { deal } : {}),
    ...(clock ? { clock } : {}),
  }
}

/** A chair as it is sent; a player without a name gets the one that is passed. */
function newChair({ sitter, name, level }: Chair, unnamed: string): NewChair {
  if (sitter === 'bot') return { kind: 'bot', bot: level }
  if (sitter === 'open') return { kind: 'open' }
  return { kind: 'you', name: tidyName(name) || unnamed }
}

/** The first chair of this screen is one's own, with one's avatar: without a name, one is the same guest everywhere. */
export function newTable(
  plan: Plan,
  guest: string,
  other: (seat: number) => string,
  avatar = '',
): NewTable {
  const own = plan.chairs.findIndex(({ sitter }) => sitter === 'you')
  return {
    game: gameString(plan),
    chairs: plan.chairs.map((chair, seat) => ({
      ...newChair(chair, seat === own ? guest : other(seat)),
      ...(avatar && seat === own && { avatar }),
    })),
    options: options(plan),
  }
}

export const count = (plan: Plan, sitter: Sitter): number =>
  plan.chairs.filter((chair) => chair.sitter === sitter).length

/** Someone must play or be awaited: bots alone need no table. */
export const isInhabited = (plan: Plan): boolean =>
  plan.chairs.some(({ sitter }) => sitter !== 'bot')

/** About how long it takes: more players and more modules take longer. */
export function minutes(plan: Plan): number {
  const { seats, minutes: base } = entryOf(plan.game)
  const players = 0.7 + (0.3 * plan.chairs.length) / seats
  return Math.round((base * players + Math.min(plan.modules.length * 2.5, 40)) / 5) * 5
}
