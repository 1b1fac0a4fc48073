import { describe, expect, it } from 'vitest'
import type { GameName } from '../../src/table/view'
import { readConflict } from '../../src/pages/setup/conflict'
import { modules, presets } from '../../src/ui/catalogue.svelte'
import { groups, others } from '../../src/games/zooloretto/setup/offers'
import { folded, toggled } from '../../src/games/zooloretto/setup/presets'
import {
  freshPlan,
  gameString,
  isInhabited,
  leftOut,
  newTable,
  presetOf,
  speciesOf,
  withChair,
  withChoice,
  withoutSeat,
  withSeat,
} from '../../src/pages/setup/plan'

const unnamed = (seat: number): string => `Player ${seat + 1}`

describe('a plan', () => {
  it('begins with one person against normal bots', () => {
    expect(newTable(freshPlan('zooloretto', 'Ema'), 'Guest', unnamed)).toEqual({
      game: 'zooloretto(players=4)',
      chairs: [
        { kind: 'you', name: 'Ema' },
        { kind: 'bot', bot: 'normal' },
        { kind: 'bot', bot: 'normal' },
        { kind: 'bot', bot: 'normal' },
      ],
      options: { confirm: true },
    })
  })

  it('calls whoever gives no name a guest, as everywhere', () => {
    expect(newTable(freshPlan('zooloretto', ''), 'Guest', unnamed).chairs?.[0]).toEqual({
      kind: 'you',
      name: 'Guest',
    })
  })

  it('sends every choice, and only those that differ from the usual', () => {
    let plan = withoutSeat(freshPlan('zooloretto', ' Ema\n '), 3)
    plan = withChair(plan, 1, { sitter: 'here', name: '' })
    plan = withChair(plan, 2, { sitter: 'open' })
    plan = { ...withChoice(plan, { modules: ['boss'] }), start: 1, out: ['panda', 'zebra'] }
    plan = {
      ...plan,
      clock: 'game20',
      confirm: false,
      hints: false,
      listed: true,
      deal: ' Friday ',
    }
    expect(newTable(plan, 'Guest', unnamed)).toEqual({
      game: 'zooloretto(players=3, out=panda+zebra, start=B, modules=boss)',
      chairs: [{ kind: 'you', name: 'Ema' }, { kind: 'you', name: 'Player 2' }, { kind: 'open' }],
      options: {
        hints: false,
        listed: true,
        deal: 'Friday',
        clock: { game: 1200, added: 15 },
      },
    })
  })

  it('has variants only in O Zoo le Mio', () => {
    const plan = withChoice(freshPlan('ozoolemio', ''), { variants: ['trees', 'open'] })
    expect(gameString(plan)).toBe('ozoolemio(players=4, variant=trees, purses=open)')
    expect(gameString(withChoice(plan, { variants: ['open'] }))).toBe(
      'ozoolemio(players=4, purses=open)',
    )
    expect(gameString({ ...freshPlan('aquaretto', ''), modules: ['boss'] })).toBe(
      'aquaretto(players=4)',
    )
  })

  it('keeps between two seats and as many as the game has', () => {
    let plan = freshPlan('ozoolemio', '')
    expect(withSeat(plan).chairs).toHaveLength(4)
    for (let seat = 3; seat >= 0; seat--) plan = withoutSeat(plan, seat)
    expect(plan.chairs).toHaveLength(2)
    expect(withSeat(withSeat(freshPlan('zooloretto', ''))).chairs).toHaveLength(5)
  })

  it('seats you only once', () => {
    const plan = withChair(freshPlan('zooloretto', 'Ema'), 2, { sitter: 'you' })
    expect(plan.chairs.map(({ sitter }) => sitter)).toEqual(['here', 'bot', 'you', 'bot'])
  })

  it('forgets a first player and species that no longer fit', () => {
    const plan = { ...withSeat(freshPlan('zooloretto', '')), start: 4, out: [] }
    expect(withoutSeat(plan, 4).start).toBeNull()
    const three = { ...withoutSeat(freshPlan('zooloretto', ''), 3), out: ['panda', 'zebra'] }
    expect(gameString(withSeat(three))).toBe('zooloretto(players=4)')
    // One more species stays in the box for a family: two are only half a choice.
    expect(gameString(withChoice(three, { modules: ['lion-family'] }))).toBe(
      'zooloretto(players=3, modules=lion-family)',
    )
  })

  it.each([
    ['zooloretto', 4, [], 1],
    ['zooloretto', 2, ['lion-family', 'rabbit-family'], 5],
    ['combined', 3, [], 4],
    ['aquaretto', 5, [], 0],
    ['ozoolemio', 2, [], 0],
  ] as const)('%s with %i seats and %j leaves out %i species', (game, players, modules, count) => {
    const chairs = Array.from(
      { length: players },
      () => ({ sitter: 'bot', name: '', level: 'easy' }) as const,
    )
    expect(leftOut({ ...freshPlan(game, ''), chairs, modules })).toBe(count)
  })

  it('never offers a family as a species to leave out', () => {
    const ids = (game: GameName): string[] => speciesOf(game).map(({ id }) => id)
    expect(ids('zooloretto')).toHaveLength(8)
    expect(ids('zooloretto')).not.toContain('lion')
    expect(ids('combined')).toHaveLength(13)
    expect(ids('aquaretto')).not.toContain('dolphin')
  })

  it('needs somebody to play or to wait for', () => {
    const bots = withChair(freshPlan('zooloretto', ''), 0, { sitter: 'bot' })
    expect(isInhabited(bots)).toBe(false)
    expect(isInhabited(withChair(bots, 1, { sitter: 'open' }))).toBe(true)
  })
})

describe('modules', () => {
  const OFFERED = groups().flatMap(({ offers }) => offers.flatMap(({ ids }) => ids))
  const membersOf = (wanted: string) =>
    presets('zooloretto').find(({ name }) => name === wanted)?.modules ?? []
  const EVERYTHING = membersOf('everything')

  it('offers each of the thirty-four once, in three groups', () => {
    expect([...OFFERED].sort()).toEqual(
      modules('zooloretto')
        .map(({ id }) => id)
        .sort(),
    )
    expect(OFFERED).toHaveLength(34)
    expect(EVERYTHING).toHaveLength(27)
    expect(others()).toEqual([])
    expect(groups().map(({ name }) => name)).toEqual(['room', 'money', 'surprise'])
  })

  it('names a preset instead of its members, so that the game string stays short', () => {
    expect(folded([...EVERYTHING, 'lion-family'])).toEqual(['everything', 'lion-family'])
    expect(folded(membersOf('christmas'))).toEqual(['christmas'])
    expect(folded(['boss'])).toEqual(['boss'])
    expect(
      gameString(withChoice(freshPlan('zooloretto', ''), { modules: OFFERED })).length,
    ).toBeLessThan(100)
  })

  it('knows which preset a choice is', () => {
    const preset = (modules: readonly string[]): string | undefined =>
      presetOf({ ...freshPlan('zooloretto', ''), modules })
    expect(preset([])).toBe('base')
    expect(preset([...EVERYTHING].reverse())).toBe('everything')
    expect(preset(['boss'])).toBeUndefined()
  })

  it('takes several in together, and out only when all are in', () => {
    const both = toggled(['kiwi'], 'kiwi', 'kea')
    expect(both).toEqual(['kiwi', 'kea'])
    expect(toggled(both, 'kiwi', 'kea')).toEqual([])
  })
})

describe('what the server says against a choice', () => {
  it.each([
    [
      'the module chameleons needs exotic',
      { kind: 'needs', module: 'chameleons', needed: 'exotic' },
    ],
    [
      'the modules boss and exotic do not go together',
      { kind: 'apart', module: 'boss', other: 'exotic' },
    ],
    [
      'with 2 players 5 species would stay in the box, and with these modules only 3 may (FA.1.5)',
      { kind: 'crowded', players: 2, rule: 'FA.1.5' },
    ],
    ['panda cannot be left out (A.1.3)', { kind: 'other', rule: 'A.1.3' }],
    ['the moon is too full', { kind: 'other', rule: '' }],
  ])('%s', (why, conflict) => {
    expect(readConflict(why)).toEqual(conflict)
  })
})
