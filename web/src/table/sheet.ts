/** The score sheet of a seat in words: where each point comes from. */
import type { ScoreLine, ScoreReason } from '$/net/contract'
import { figure, isKey, named, signed, t } from '$/texts/index.svelte'
import { gameOf, type GamePage } from './game'
import type { View } from './view'

export interface SheetLine {
  key: string
  /** A picture of the icon set, or an icon of the interface. */
  art?: string
  icon?: string
  figure?: 'helper' | 'fish'
  name: string
  why: string
  points: number
  /** The id of the rule by which it scores. */
  rule: string
  /** What it would be worth with one tile more, while there is anything to win or to lose. */
  next: number | null
  /** How many of how many spaces. */
  pips?: { have: number; of: number }
}

/** A part of the points in words: how many there are and what each brings, or what changes the sum. */
function reason(line: ScoreLine, { key, points, count = 0, each = 0 }: ScoreReason): string {
  const own = `why.${line.name}.${key}`
  const words = isKey(own) ? t(own, { n: count }) : named('why', key, { n: count })
  const times = `why.${key}.each`
  if (isKey(times)) return `${words} × ${t(times, { n: each })}`
  if (each && each !== 1) return `${words} × ${figure(each)}`
  return count || points === line.points ? words : `${words}: ${signed(points)}`
}

/** Why a line is worth its points, part by part. */
const reasonsOf = (line: ScoreLine): string =>
  (line.why ?? []).map((part) => reason(line, part)).join('; ')

export const lineName = (game: Pick<GamePage, 'lineName'>, key: string): string =>
  game.lineName?.(key) ?? named('line', key)

/** Lines that say nothing are left out: no tile of that kind, no point. */
export function sheetLines(view: View, seat: number): SheetLine[] {
  const game = gameOf(view)
  const lines = view.scores[seat]?.lines ?? []
  return lines
    .filter(({ name, points }) => points !== 0 || !game.isQuiet(name))
    .map((scored): SheetLine => {
      const { name: key, points, rule } = scored
      const next = view.over ? null : (scored.next ?? null)
      const why = reasonsOf(scored)
      return game.line(view, seat, { key, name: lineName(game, key), why, points, rule, next })
    })
}

/** Every line that some sheet has, once, each behind the one that it follows in the scores of its seat. */
export function allKeys(view: View): string[] {
  const all: string[] = []
  for (const { lines } of view.scores) {
    let next = 0
    for (const { name: key } of lines) {
      const at = all.indexOf(key)
      if (at < 0) all.splice(next, 0, key)
      next = (at < 0 ? next : at) + 1
    }
  }
  const sheets = view.scores.flatMap((_, seat) => sheetLines(view, seat))
  const said = new Set(sheets.map(({ key }) => key))
  return all.filter((key) => said.has(key))
}

/** The points of a seat by the names of its lines. */
export const pointsByLine = (view: View, seat: number): Record<string, number> =>
  Object.fromEntries((view.scores[seat]?.lines ?? []).map(({ name, points }) => [name, points]))
