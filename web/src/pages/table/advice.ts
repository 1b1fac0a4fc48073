/** What the coach says, ready to be drawn: in words, and on the board. */
import { decimal, percent, signed, t } from '$/texts/index.svelte'
import type { View } from '$/table/view'
import { gameOf, type GamePage } from '$/table/game'
import { parseMove } from '$/table/moves/parse'
import { onTruck, truck, type Place } from '$/table/moves/places'
import { wayOf } from '$/table/moves/ways'
import type { Person } from '$/ui/people'
import { moveSentence } from '$/table/sentences'
import { lineName } from '$/table/sheet'
import type { Hint as BoardHint, HintLine, HintMark } from '$/table/hint'
import type { Reason as Shown } from '$/ui/HintBubble.svelte'
import type { TableHint } from '$/table/parts'
import type { Advice, Hint, Reason } from '$/net/messages'

/** A reason in words; what others lose speaks for a move, too. */
export function reasonWords(game: GamePage, reason: Reason, people: readonly Person[]): Shown {
  if (reason.line) {
    return {
      points: decimal(reason.points),
      text: lineName(game, reason.line),
      minus: reason.points < 0,
    }
  }
  const who = people[reason.seat]?.name ?? ''
  const key = reason.points < 0 ? 'owl.denies' : 'owl.gives'
  return {
    points: decimal(Math.abs(reason.points)),
    text: t(key, { who }),
    minus: reason.points > 0,
  }
}

const line = (game: GamePage, advice: Advice, people: readonly Person[]): string =>
  t('owl.move', { move: moveSentence(game, advice.move, people), chance: percent(advice.chance) })

/** Where the tiles of a move would lie: exactly for a placed tile, most likely for those of a truck. */
export function ghostsOf(view: View, seat: number, text: string): Map<Place, string[]> {
  const ghosts = new Map<Place, string[]>()
  const add = (place: Place, tile: string): void =>
    void ghosts.set(place, [...(ghosts.get(place) ?? []), tile])
  const move = parseMove(text)
  const {
    verb,
    operands: [tile = ''],
  } = move
  if (verb === 'place' || verb === 'move') {
    const { to } = wayOf(view, seat, text)
    if (to && tile !== 'helper') add(to, tile)
  }
  for (const [place, tiles] of gameOf(view).ghosts?.(view, seat, move) ?? [])
    for (const coming of tiles) add(place, coming)
  return ghosts
}

const LEAST = 0.05

/**
 * What moves are worth beside each other: in points against the best of the others, or in chances where
 * the better chance costs points.
 */
function worthOf(advices: readonly Advice[], index: number): { text: string; minus: boolean } {
  const [best, second] = advices
  const advice = advices[index]
  if (!best || !second || !advice) return { text: percent(best?.chance ?? 0), minus: false }
  const inPoints = advices.slice(1).every(({ points }) => points < best.points - LEAST)
  if (!inPoints) return { text: percent(advice.chance), minus: false }
  const others = Math.max(...advices.slice(1).map(({ points }) => points))
  const worth = index === 0 ? best.points - others : advice.points - best.points
  return { text: decimal(worth), minus: worth < 0 }
}

/** A truck that is taken: a numbered line for each of its tiles, and what each would bring at once. */
function truckLines(view: View, seat: number, number: string, ghosts: Map<Place, string[]>) {
  const lines: HintLine[] = []
  const marks: HintMark[] = []
  const game = gameOf(view)
  for (const [place, tiles] of ghosts) {
    const first = lines.length + 1
    for (const tile of tiles) {
      lines.push({
        from: onTruck(number, tile),
        to: place,
        number: lines.length + 1,
        best: true,
      })
    }
    const effect = game.effect?.(view, seat, place) ?? 0
    const text = tiles.length === 1 ? signed(effect) : ''
    marks.push({ place, text, number: first, best: true, minus: effect < 0 })
  }
  return { lines, marks }
}

function onBoard(view: View, hint: Hint, shown: Shown[]): BoardHint {
  const { seat, advices } = hint
  const [best] = advices
  const { verb = '', operands = [] } = best ? parseMove(best.move) : {}
  const ghosts = ghostsOf(view, seat, best?.move ?? '')
  const taking = verb === 'take' && ghosts.size > 0
  const { lines, marks } = taking
    ? truckLines(view, seat, operands[0] ?? '', ghosts)
    : { lines: [], marks: [] }
  advices.forEach((advice, index) => {
    const { from, to } = wayOf(view, seat, advice.move)
    if (!to) return
    const rank = taking ? {} : { number: index + 1 }
    marks.push({ place: to, ...worthOf(advices, index), ...rank, best: index === 0 })
    if (from && !taking) lines.push({ from, to, number: index + 1, best: index === 0 })
  })
  best?.reasons.forEach((reason, index) => {
    const place = reason.seat === seat ? gameOf(view).linePlace?.(seat, reason.line) : null
    const number = marks.find((mark) => mark.best && mark.place === place)?.number
    const words = shown[index]
    if (words && number !== undefined) words.number = number
  })
  return { ghosts, lines, marks, ...(best ? { best: parseMove(best.move) } : {}) }
}

/** A hint as the table shows it; null if there is nothing to choose. */
export function tableHint(hint: Hint, view: View, people: readonly Person[]): TableHint | null {
  const [best, second] = hint.advices
  if (!best) return null
  const game = gameOf(view)
  const reasons = best.reasons.map((reason) => reasonWords(game, reason, people))
  const board = onBoard(view, hint, reasons)
  const { verb, operands } = parseMove(best.move)
  const about = verb === 'take' || verb === 'load' ? operands[0] : undefined
  return {
    title: line(game, best, people),
    ...(second ? { next: t('owl.next', { move: line(game, second, people) }) } : {}),
    reasons,
    board,
    ...(about ? { truck: truck(about) } : {}),
  }
}
