/** A log and a hint to be looked at beside any view. */
import { isDrafting } from '$/games/drafting/model'
import type { View } from '$/table/view'
import { Area } from '$/table/moves/places'
import { gameOf } from '$/table/game'
import { eventEntry, type GameEvent, type LogEntry } from '$/table/sentences'
import type { TableHint } from '$/table/parts'
import { peopleOf } from './people'

export function sampleLog(view: View): LogEntry[] {
  const people = peopleOf(view.seats.length, view.seat ?? 0)
  const events: GameEvent[] = isDrafting(view)
    ? [
        { kind: 'next_round', seat: 1, round: view.round },
        { kind: 'revealed', seat: 1, tile: 'panda-m' },
        { kind: 'loaded', seat: 1, tile: 'panda-m', truck: 2 },
        { kind: 'took', seat: 0, truck: 3 },
        { kind: 'placed', seat: 0, tile: 'panda-f', to: '5' },
        { kind: 'born', seat: 0, tile: 'panda-baby', to: '5' },
        { kind: 'filled', seat: 0, enclosure: '5', coins: 2 },
      ]
    : [
        { kind: 'won', seat: 1, tile: 12, coins: 2 },
        { kind: 'flag', seat: 1 },
        { kind: 'built', seat: 1, tile: 12, field: 'e2', direction: 'e' },
        { kind: 'benches', seat: 1, benches: 1 },
      ]
  const entries = events.map((event) => eventEntry(gameOf(view), event, people))
  return [{ kind: 'chat', seat: 1, text: 'That leopard is yours!', tiles: [] }, ...entries]
}

export function sampleHint(view: View): TableHint {
  const area = new Area(view.seat ?? 0)
  return {
    title: 'Take truck 3: +6.6',
    next: 'next best: draw a tile, +4.0',
    truck: 'truck:3',
    reasons: [
      { number: 1, points: '+3' },
      { number: 2, points: '−2', minus: true },
      { points: '+1.2', text: 'two coins' },
    ],
    board: {
      ghosts: new Map([
        [area.pen('4'), ['panda']],
        [area.barn(), ['camel-f']],
      ]),
      lines: [
        { from: 'truck:3', to: area.pen('4'), number: 1, best: true },
        { from: 'truck:3', to: area.barn(), number: 2, best: true },
      ],
      marks: [
        { place: area.pen('4'), text: '+3', number: 1, best: true },
        { place: area.barn(), text: '−2', number: 2, best: true, minus: true },
        { place: 'supply', text: '−1.4', best: false, minus: true },
      ],
    },
  }
}
