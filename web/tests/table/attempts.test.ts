import { describe, expect, it } from 'vitest'
import fixtures from '../../fixtures/moves.json'
import views from '../../fixtures/views.json'
import type { View } from '../../src/table/view'
import { gameOf } from '../../src/table/game'
import { chosenMove, NOTHING, optionsOf, pick, type Selection } from '../../src/table/moves/targets'
import { gameNamed } from '../support/games'

const all = views as unknown as Record<string, View>
const asking = (name: string, change: object): View => ({ ...all[name], ...change }) as View
const attemptOf = (view: View, selection: Selection, place: string): string | null =>
  gameOf(view).attempt?.(view, selection, place) ?? null
const lifted = (piece: string) => ({ action: null, picks: [piece] })

describe('an attempt', () => {
  const turn = asking('zoo-turn', { seat: 0, asks: 'turn', legal: ['draw'] })

  it('is what a click on a dark place means', () => {
    expect(attemptOf(turn, NOTHING, 'truck:2')).toBe('take 2')
    expect(attemptOf(turn, NOTHING, 'A/hoarding')).toBe('expand')
    expect(
      attemptOf(
        asking('zoo-turn', { seat: 0, asks: 'load', legal: ['load 1'] }),
        NOTHING,
        'truck:2',
      ),
    ).toBe('load 2')
    expect(attemptOf(turn, lifted('hand/panda-m'), 'A/pen:5')).toBe('place panda-m 5')
    expect(attemptOf(turn, lifted('hand/snack'), 'A/stall:4a')).toBe('place snack 4a')
    expect(attemptOf(turn, lifted('A/barn/panda'), 'A/pen:6')).toBe('move panda 6')
    expect(attemptOf(turn, lifted('A/pen:4'), 'A/pen:6')).toBe('exchange 4 6')
    const both = asking('combined-turn', { seat: 0, asks: 'turn', legal: ['draw zoo'] })
    expect(attemptOf(both, lifted('hand/orca'), 'A/field:c3')).toBe('place orca c3')
    expect(attemptOf(both, lifted('hand/panda'), 'A/pen:5')).toBe('place panda 5')
  })

  it('is nothing where no move could be meant', () => {
    expect(attemptOf(turn, lifted('hand/snack'), 'A/pen:5')).toBeNull()
    expect(attemptOf(turn, lifted('hand/panda'), 'B/pen:5')).toBeNull()
    expect(attemptOf(turn, NOTHING, 'A/pen:5')).toBeNull()
    expect(attemptOf({ ...turn, legal: [] }, NOTHING, 'truck:1')).toBeNull()
    expect(attemptOf({ ...turn, seat: null }, NOTHING, 'truck:1')).toBeNull()
  })

  it('is said as the legal list says it', () => {
    const said =
      /^(place|take|load) (?!pen-site|place-site)\S+( (?:[456xy]|barn|depot|[a-e][1-5]))?$/
    let checked = 0
    const turns: Record<string, string> = { aquaretto: 'aqua-turn', combined: 'combined-turn' }
    for (const [name, lists] of Object.entries(
      fixtures as Record<string, { seat: number; legal: string[] }[]>,
    )) {
      const game = gameNamed(name)
      for (const { seat, legal } of lists) {
        for (const option of optionsOf(game, legal, seat)) {
          if (!said.test(option.text) || option.text.includes('helper')) continue
          const last = option.path.at(-1) ?? ''
          const before = { action: null, picks: option.path.slice(0, -1) }
          const view = asking(turns[game.name] ?? 'zoo-turn', {
            seat,
            asks: option.verb === 'load' ? 'load' : 'turn',
            legal,
          })
          expect(attemptOf(view, before, last)).toBe(option.text)
          expect(chosenMove([option], pick([option], before, last))).toBe(option.text)
          checked += 1
        }
      }
    }
    expect(checked).toBeGreaterThan(100)
  })
})
