import { describe, expect, it } from 'vitest'
import { isDrafting } from '../../src/games/drafting/model'
import type { View } from '../../src/table/view'
import { person } from '../../src/ui/people'
import type { Entry, Hint, Logged, Review, GameEvent, Update } from '../../src/net/messages'
import { ghostsOf, tableHint } from '../../src/pages/table/advice'
import { revealedBy, salesOf } from '../../src/games/ozoolemio/auction'
import { clockFace, left } from '../../src/pages/table/clock'
import { dealtFirst, linesOf, movesOf } from '../../src/pages/table/log'
import { pauseAfter, PAUSES } from '../../src/pages/table/pace'
import { namesOf, peopleOf } from '../../src/pages/table/people'
import { placeOf } from '../../src/pages/table/ranking'
import {
  calm,
  curveOf,
  decisionAt,
  entriesOf,
  mattered,
  mistakesOf,
} from '../../src/pages/table/review'
import { isGood } from '../../src/pages/table/lesson.svelte'
import { nextOf, roundAt, roundsOf } from '../../src/pages/table/rounds'
import { lossWords, verdict } from '../../src/pages/table/verdict'
import { t } from '../../src/texts/index.svelte'
import views from '../../fixtures/views.json'
import { gameNamed } from '../support/games'

const people = [person(0, 'Ema', true), person(1, 'Kiwi', false, 'easy')]
const told = (kind: string, seat: number, data: Record<string, string | number> = {}): GameEvent =>
  ({ kind, seat, text: kind, ...data }) as GameEvent

let number = 0
const logged = (ply: number, entry: Entry, ...events: GameEvent[]): Logged => ({
  number: ++number,
  ply,
  entry,
  events,
})
const moved = (
  ply: number,
  seat: number,
  move: string,
  dealt: string[],
  ...events: GameEvent[]
): Logged => logged(ply, { type: 'moved', at: 0, seat, move, dealt }, ...events)

const LOG: Logged[] = [
  logged(0, { type: 'started', at: 0, dealt: ['a', 'b'] }),
  moved(1, 0, 'draw', ['reveal panda'], told('revealed', 0, { tile: 'panda' })),
  moved(2, 0, 'load 1', [], told('loaded', 0, { tile: 'panda', truck: 1 })),
  moved(3, 1, 'take 1', [], told('paid', 1, { coins: 1 }), told('took', 1, { truck: 1 })),
  logged(3, { type: 'said', at: 0, name: 'Ema', text: 'Oh!', seat: 0 }),
  moved(
    4,
    1,
    'place panda 5',
    [],
    told('placed', 1, { tile: 'panda', to: '5' }),
    told('next_round', 0, { round: 2 }),
  ),
]

describe('the pace of others', () => {
  const step = (entry: Entry, clocks = false): Update =>
    ({ entry, table: { clocks: clocks ? {} : null } }) as Update
  const move: Entry = { type: 'moved', at: 0, seat: 1, move: 'draw' }

  it('lets a move be seen before the next one', () => {
    expect(pauseAfter(step(move), 0)).toBe(PAUSES.usual)
    expect(pauseAfter(step({ type: 'confirmed', at: 0, seat: 1 }), 0)).toBe(0)
    expect(pauseAfter(step({ type: 'said', at: 0, name: 'Eva', text: 'Hello' }), 0)).toBe(0)
  })

  it('hurries where many moves wait or a clock runs', () => {
    expect(pauseAfter(step(move), 40)).toBe(PAUSES.hurried)
    expect(pauseAfter(step(move, true), 0)).toBe(PAUSES.hurried)
    expect(PAUSES.hurried).toBeLessThan(PAUSES.usual)
  })
})

describe('the log', () => {
  const game = gameNamed('zooloretto')

  it('tells a tile that is drawn and loaded once, and no payment beside its purchase', () => {
    expect(linesOf(game, LOG, people).map(({ text }) => text)).toEqual([
      'The game begins',
      'Ema: panda → truck 1',
      'Kiwi takes truck 1',
      'Oh!',
      'Kiwi: panda → enclosure of 5',
      'Ema begins round 2',
    ])
  })

  it('knows after which move a line was written', () => {
    expect(linesOf(game, LOG, people).map(({ ply }) => ply)).toEqual([0, 2, 3, 3, 4, 4])
  })

  it('does not tell who sat down before the game began', () => {
    const sat = logged(0, { type: 'sat', at: 0, seat: 1, name: 'Kiwi' })
    const lines = linesOf(game, [sat, ...LOG], people)
    expect(lines.map(({ text }) => text)).not.toContain('Kiwi sits down')
    const late = linesOf(game, [...LOG, sat], people)
    expect(late.at(-1)?.text).toBe('Kiwi sits down')
  })

  it('forgets what was taken back, but not what was said', () => {
    const back = [...LOG, logged(2, { type: 'undone', at: 0, seat: 1, to: 2 })]
    const lines = linesOf(game, back, people)
    expect(lines.map(({ text }) => text)).toEqual([
      'The game begins',
      'Ema: panda → truck 1',
      'Oh!',
      'Kiwi undoes a step',
    ])
    expect(Math.max(...lines.map(({ ply }) => ply))).toBe(2)
    expect(movesOf(back).map(({ move }) => move)).toEqual(['draw', 'load 1'])
  })

  it('goes back when the last one agrees', () => {
    const back = [...LOG, logged(1, { type: 'answered', at: 0, seat: 0, agrees: true })]
    expect(movesOf(back).map(({ move }) => move)).toEqual(['draw'])
  })

  it('says when rounds began', () => {
    const rounds = roundsOf(movesOf(LOG))
    expect(rounds).toEqual([
      { round: 1, from: 0 },
      { round: 2, from: 4 },
    ])
    expect(roundAt(rounds, 3)).toBe(1)
    expect(roundAt(rounds, 4)).toBe(2)
  })

  it('leads to the next move of a player', () => {
    const moves = movesOf(LOG)
    const first = moves.findIndex(({ seat }) => seat === 1)
    expect(nextOf(moves, 1, 0)).toBe(first + 1)
    expect(nextOf(moves, 1, first)).toBe(first + 1)
    expect(nextOf(moves, 4, 0)).toBe(null)
  })
})

describe('a review', () => {
  const entries = entriesOf(movesOf(LOG), dealtFirst(LOG))
  const judged = (entry: number, chance_lost: number, played = 'take 1', best = 'draw') => ({
    entry,
    seat: 0,
    played,
    best,
    chance: 0.5,
    points: 1,
    chance_lost,
    points_lost: 0,
    reasons: [],
  })
  const review: Review = {
    game: '',
    names: [],
    decisions: [judged(3, 0.1), judged(5, 0.3), judged(6, 0.2, 'draw', 'draw'), judged(7, 0.002)],
    curve: [3, 5, 6, 8].map((entry) => ({ entry, chances: [0.5, 0.5], points: [1, 2] })),
  }

  it('counts in moves what the record counts with chance', () => {
    expect(entries).toEqual([3, 5, 6, 7])
    expect(curveOf(review, entries).map(({ ply }) => ply)).toEqual([0, 1, 2, 4])
  })

  it('finds the moves that mattered, in the order of the game', () => {
    expect(mattered(review, entries, [0]).map(({ ply }) => ply)).toEqual([0, 1])
    expect(mattered(review, entries, [0], 1).map(({ ply }) => ply)).toEqual([1])
    expect(mattered(review, entries, [1])).toEqual([])
    expect(decisionAt(review, entries, 1)?.chance_lost).toBe(0.3)
    expect(decisionAt(review, entries, 9)).toBeUndefined()
  })

  it('praises the best move where it raised the chances, but not luck', () => {
    const rising = (played: string): Review => ({
      ...review,
      decisions: [judged(3, 0.1), judged(5, 0, played, played), judged(6, 0.02)],
      curve: [3, 5, 6, 8].map((entry, index) => ({
        entry,
        chances: [[0.5, 0.4, 0.52, 0.5][index] ?? 0],
        points: [1],
      })),
    })
    const found = mattered(rising('take 2'), entries, [0])
    expect(found.map(({ ply, change }) => [ply, Math.round(100 * change)])).toEqual([
      [0, -10],
      [1, 12],
      [2, -2],
    ])
    expect(mattered(rising('draw'), entries, [0]).map(({ ply }) => ply)).toEqual([0, 2])
  })

  it('does not praise the last move, after which nothing is uncertain', () => {
    const last: Review = {
      ...review,
      decisions: [judged(7, 0, 'take 2', 'take 2')],
      curve: [
        { entry: 7, chances: [0.67], points: [1] },
        { entry: 8, chances: [1], points: [1] },
      ],
    }
    expect(mattered(last, entries, [0])).toEqual([])
  })

  it('finds mistakes by their points where the game is lost, and only those of the seats in question', () => {
    const lost: Review = {
      ...review,
      decisions: [
        { ...judged(3, 0), points_lost: 4 },
        { ...judged(5, 0.001), points_lost: 0.4 },
        { ...judged(6, 0.3), seat: 1 },
        { ...judged(7, 0, 'draw', 'draw'), points_lost: 9 },
      ],
    }
    expect(mistakesOf(lost, entries, [0]).map(({ ply }) => ply)).toEqual([0])
    expect(mistakesOf(lost, entries, [0, 1]).map(({ ply }) => ply)).toEqual([0, 2])
    expect(mistakesOf(lost, entries, [0, 1], 1).map(({ ply }) => ply)).toEqual([2])
  })

  it('names a loss in chance and in points, and never one of nothing', () => {
    const words = (chance_lost: number, points_lost: number): string[] =>
      lossWords({ chance_lost, points_lost }).map(({ points }) => points)
    expect(words(0.12, 2.04)).toEqual(['−12%', '−2.0'])
    expect(words(0.004, 1)).toEqual(['−1.0'])
    expect(words(0.1, -3)).toEqual(['−10%', '+3.0'])
    expect(words(-0.01, 0.04)).toEqual([])
  })

  it('takes a move for as good that loses next to nothing, or is the best', () => {
    const tried = { move: 'take 2', chance: 0.5, points: 9, chance_lost: 0.1, points_lost: 1 }
    expect(isGood(tried, 'take 1')).toBe(false)
    expect(isGood(tried, 'take 2')).toBe(true)
    expect(isGood({ ...tried, chance_lost: 0.005, points_lost: 0.2 }, 'take 1')).toBe(true)
  })

  it('says what the owl thinks of a move only where it is asked about its player', () => {
    const room = { review, entries, people: [], game: gameNamed('zooloretto') }
    expect(verdict(room, 0, (seat) => seat === 0)).toMatchObject({ seat: 0 })
    expect(verdict(room, 0, () => false)).toBeUndefined()
    const asGood = verdict(room, 3, () => true)
    expect(asGood?.title).toContain(t('owl.asgood', { move: '' }).trim())
    expect(asGood?.reasons).toEqual([])
  })

  it('is calmer in the middle and exact at the ends', () => {
    const rough = Array.from({ length: 200 }, (_, ply) => ({
      ply,
      chances: [ply % 2],
      points: [ply % 2],
    }))
    const smooth = calm(rough)
    expect(smooth[0]?.chances).toEqual([0])
    expect(smooth.at(-1)?.chances).toEqual([1])
    expect(smooth[100]?.chances[0]).toBeCloseTo(0.5, 0)
    expect(smooth[100]?.chances[0]).not.toBe(0)
  })
})

describe('the ranking', () => {
  it('counts places as people do', () => {
    expect([0, 1, 2].map((seat) => placeOf([[0, 1], [2]], seat))).toEqual([1, 1, 3])
  })
})

describe('an auction', () => {
  const won = told('won', 1, { tile: 7, coins: 3 })

  it('remembers the sales of its round', () => {
    const moves = movesOf([
      moved(1, 0, 'bid 1', [], won),
      moved(2, 0, 'bid 1', [], told('round_ended', 0, { round: 1 })),
      moved(3, 0, 'bid 1', [], told('bid', 0, { coins: 2 }), told('bid', 1, { coins: 1 })),
      moved(4, 0, 'bid 1', [], told('won', 0, { tile: 9, coins: 2 })),
    ])
    // What everybody has bid can be read until the round is over.
    expect(salesOf(moves)).toEqual([{ tile: 9, seat: 0, coins: 2, bids: { 0: 2, 1: 1 } }])
  })

  it('opens bids together', () => {
    expect(revealedBy([told('bid', 0, { coins: 1 }), told('bid', 1, { coins: 3 }), won])).toEqual({
      bids: { 0: 1, 1: 3 },
      winner: 1,
    })
    expect(revealedBy([told('sealed', 0)])).toBeNull()
  })
})

describe('a hint', () => {
  const view = (views as unknown as Record<string, View>)['zoo-turn'] as View
  const hint: Hint = {
    seat: 0,
    about: null,
    advices: [
      {
        move: 'take 3',
        chance: 0.541,
        points: 20,
        share: 0.8,
        instead: 'draw',
        why: '',
        reasons: [
          { seat: 0, line: 'enclosure-5', points: 2.13 },
          { seat: 1, line: '', points: -1.4 },
        ],
      },
      { move: 'draw', chance: 0.5, points: 19, share: 0.2, instead: null, why: '', reasons: [] },
    ],
  }

  it('says what, how good, what else and why', () => {
    const shown = tableHint(hint, view, people)
    expect(shown?.title).toBe('Take truck 3: 54% to win')
    expect(shown?.next).toContain('Draw a tile')
    expect(shown?.truck).toBe('truck:3')
    expect(shown?.reasons.map(({ points, text }) => `${points} ${text}`)).toEqual([
      '+2.1 Enclosure of 5',
      '+1.4 less for Kiwi',
    ])
    expect(shown?.board?.marks.at(-2)).toEqual({
      place: 'truck:3',
      text: '+1.0',
      minus: false,
      number: 1,
      best: true,
    })
    expect(shown?.board?.marks.at(-1)).toMatchObject({ place: 'supply', text: '−1.0', best: false })
  })

  it('numbers a line for each tile of a truck, and says what it brings at once', () => {
    const loaded = structuredClone(view)
    if (isDrafting(loaded)) loaded.trucks[2]?.tiles.push('leopard', 'camel', 'coin')
    const board = tableHint(hint, loaded, people)?.board
    expect(board?.lines).toEqual([
      { from: 'truck:3/leopard', to: 'A/pen:4', number: 1, best: true },
      { from: 'truck:3/camel', to: 'A/barn', number: 2, best: true },
    ])
    expect(board?.marks.slice(0, 2)).toEqual([
      { place: 'A/pen:4', text: '+1', number: 1, best: true, minus: false },
      { place: 'A/barn', text: '−2', number: 2, best: true, minus: true },
    ])
  })

  it('speaks of chances where the better chance costs points', () => {
    const advices = hint.advices.map((advice, index) => ({ ...advice, points: index }))
    const marks = tableHint({ ...hint, advices }, view, people)?.board?.marks
    expect(marks?.slice(-2).map(({ text }) => text)).toEqual(['54%', '50%'])
  })

  it('draws a placed tile where it would lie', () => {
    expect([...ghostsOf(view, 0, 'place panda 5')]).toEqual([['A/pen:5', ['panda']]])
    expect([...ghostsOf(view, 0, 'place panda barn')]).toEqual([['A/barn', ['panda']]])
    expect(ghostsOf(view, 0, 'draw').size).toBe(0)
  })
})

describe('clocks', () => {
  const clocks = {
    turn: [60_000, null],
    game: [300_000, 90_000],
    thinking: [0],
    since: 1000,
    deadline: null,
  }

  it('run for those who think', () => {
    expect(left(clocks, 0, 31_000)).toBe(30_000)
    expect(left(clocks, 1, 31_000)).toBe(90_000)
    expect(left(clocks, 0, 999_999)).toBe(0)
    expect(left({ ...clocks, turn: [null], game: [null] }, 0, 5)).toBeNull()
  })

  it('are read as clocks are', () => {
    expect(clockFace(41_200).face).toBe('0:42')
    expect(clockFace(3_905_000).face).toBe('1:05:05')
    expect(clockFace(2 * 86_400_000 + 61_000)).toEqual({ days: 2, face: '0:01:01' })
  })
})

describe('people', () => {
  it('are named, bots too, and substitutes are bots', () => {
    const seats = [
      { name: 'Ema', bot: '', substitute: 'normal', since: 3, avatar: 'panda' },
      { name: '', bot: 'hard', substitute: '', since: null, avatar: '' },
    ]
    const [ema, bot] = peopleOf(seats, [0])
    expect(ema).toMatchObject({ name: 'Ema', bot: 'normal', you: true, avatar: 'panda' })
    expect(bot).toMatchObject({ bot: 'hard', you: false })
    expect(bot?.name).not.toBe('')
    expect(namesOf(people, [0, 1])).toBe('Ema and Kiwi')
    expect(namesOf(people, [0, 1], 'disjunction')).toBe('Ema or Kiwi')
  })
})
