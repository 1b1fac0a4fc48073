/** What lists say about a table. */
import { language, t } from '$/texts/index.svelte'
import { entryOf } from '$/games'
import { gameName, seatLetter } from '$/table/view'
import { botName, person, type Person } from '$/ui/people'
import type { Listed } from '$/net/messages'

const DAY = 24 * 60 * 60

/** Those who sit there; an open seat is undefined. */
export const peopleAt = (table: Listed): (Person | undefined)[] =>
  table.names.map(({ name, bot, avatar }, seat) => {
    if (!name && !bot) return undefined
    const you = table.seats.includes(seat)
    if (name) return person(seat, name, you, undefined, avatar)
    return person(seat, botName(seat), false, bot)
  })

export const isYourTurn = (table: Listed): boolean =>
  table.status === 'running' && table.to_act.some((seat) => table.seats.includes(seat))

/** How fast a table plays: without a clock, at one sitting, or over several days. */
export const SPEEDS = ['free', 'live', 'slow'] as const
export type Speed = (typeof SPEEDS)[number]
export function speedOf({ options: { clock } }: Pick<Listed, 'options'>): Speed {
  if (!clock) return 'free'
  return (clock.turn ?? clock.game ?? 0) >= DAY ? 'slow' : 'live'
}

/** "base game", "3 expansions", "with a clock": how this table differs from others. */
export function manner(table: Pick<Listed, 'game' | 'options'>): string[] {
  const words = entryOf(gameName(table)).manner?.(table.game) ?? []
  const speed = speedOf(table)
  if (speed !== 'free') words.push(t(speed === 'slow' ? 'list.days' : 'list.clock'))
  return words
}

/** How things stand there, in one phrase. */
export function standing(table: Listed): string {
  const people = peopleAt(table)
  switch (table.status) {
    case 'open':
      return t('list.free', { n: table.open_seats })
    case 'paused':
      return t('list.paused')
    case 'archived':
      return t('list.record')
    case 'over': {
      const [winner, ...others] = table.result?.ranking[0] ?? []
      if (winner === undefined || others.length) return t('list.shared')
      return t('list.won', {
        who: people[winner]?.name ?? seatLetter(winner),
        n: table.result?.points[winner] ?? 0,
      })
    }
    default: {
      if (isYourTurn(table)) return t('list.yourturn')
      const [first] = table.to_act
      if (table.to_act.length > 1) return t('list.turns', { n: table.to_act.length })
      return first === undefined
        ? ''
        : t('list.turn', { who: people[first]?.name ?? seatLetter(first) })
    }
  }
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
]

/** How long ago a moment was, in words. */
export function ago(moment: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' })
  const passed = Math.max(now - moment, 0)
  const [unit, length] = STEPS.find(([, step]) => passed >= step) ?? ['second', 1000]
  return format.format(-Math.floor(passed / length), unit)
}
