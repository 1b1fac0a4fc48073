/** What the coach says, ready to be drawn: in words, and on the board. */
import { named, t } from '$lib/i18n/index.svelte'
import { hasZoos, isDrafting, type View } from '$lib/model'
import { tileOf } from '$lib/model/tiles'
import { parseMove } from '$lib/moves/parse'
import { Area, truck, type Place } from '$lib/moves/places'
import type { Person } from '$lib/people'
import { moveSentence } from '$lib/sentences'
import type { Hint as BoardHint } from '../../boards/hint'
import type { Reason as Shown } from '../../parts/HintBubble.svelte'
import type { TableHint } from '../../table/parts'
import type { Advice, Hint, Reason } from '../../net/types'

/** Points with one decimal and their sign, with a real minus. */
export const gain = (points: number): string =>
  `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`

/** A chance in whole per cent. */
export const percent = (chance: number): string => `${Math.round(100 * chance)} %`

/** A reason in words; what others lose speaks for a move, too. */
export function reasonWords(reason: Reason, people: readonly Person[]): Shown {
  if (reason.line) {
    return {
      points: gain(reason.points),
      text: named('line', reason.line),
      minus: reason.points < 0,
    }
  }
  const who = people[reason.seat]?.name ?? ''
  const key = reason.points < 0 ? 'owl.denies' : 'owl.gives'
  return { points: gain(Math.abs(reason.points)), text: t(key, { who }), minus: reason.points > 0 }
}

const line = (advice: Advice, people: readonly Person[]): string =>
  t('owl.move', { move: moveSentence(advice.move, people), chance: percent(advice.chance) })

/** The place on the board that a line of the score sheet is about. */
const placeOf = (own: Area, name: string): Place | null => {
  if (name.startsWith('enclosure-')) return own.pen(name.slice('enclosure-'.length))
  return name.startsWith('barn') ? own.barn() : null
}

/** Where the tiles of a move would lie: exactly for a placed tile, by species for those of a truck. */
export function ghostsOf(view: View, seat: number, text: string): Map<Place, string[]> {
  const ghosts = new Map<Place, string[]>()
  if (!isDrafting(view) || !hasZoos(view)) return ghosts
  const zoo = view.seats[seat]
  if (!zoo) return ghosts
  const own = new Area(seat)
  const add = (place: Place, tile: string): void =>
    void ghosts.set(place, [...(ghosts.get(place) ?? []), tile])
  const { verb, operands } = parseMove(text)
  const [first = '', second = '', third = ''] = operands
  if (verb === 'place' || verb === 'move') {
    const to = third || second
    if (to === 'barn') add(own.barn(), first)
    else if (tileOf(first).kind === 'animal' && zoo.enclosures.some(({ name }) => name === to))
      add(own.pen(to), first)
  }
  if (verb === 'take') {
    for (const tile of view.trucks[Number(first) - 1]?.tiles ?? []) {
      const { kind, what } = tileOf(tile)
      if (kind !== 'animal') continue
      const home = zoo.enclosures.find(({ name, species, spaces, animals }) => {
        const coming = ghosts.get(own.pen(name))?.length ?? 0
        return species === what && animals.length + coming < spaces
      })
      if (home) add(own.pen(home.name), tile)
    }
  }
  return ghosts
}

function onBoard(view: View, advice: Advice, seat: number, shown: Shown[]): BoardHint {
  const own = new Area(seat)
  const notes = new Map<Place, { number: number; text: string }>()
  advice.reasons.forEach((reason, index) => {
    const place = reason.seat === seat ? placeOf(own, reason.line) : null
    const words = shown[index]
    if (!place || !words || notes.has(place)) return
    const number = notes.size + 1
    words.number = number
    notes.set(place, { number, text: words.points })
  })
  return { ghosts: ghostsOf(view, seat, advice.move), notes }
}

/** A hint as the table shows it; null if there is nothing to choose. */
export function tableHint(hint: Hint, view: View, people: readonly Person[]): TableHint | null {
  const [best, second] = hint.advices
  if (!best) return null
  const reasons = best.reasons.map((reason) => reasonWords(reason, people))
  const board = onBoard(view, best, hint.seat, reasons)
  const { verb, operands } = parseMove(best.move)
  const about = verb === 'take' || verb === 'load' ? operands[0] : undefined
  return {
    title: line(best, people),
    ...(second ? { next: t('owl.next', { move: line(second, people) }) } : {}),
    reasons,
    board,
    ...(about ? { truck: truck(about) } : {}),
  }
}
