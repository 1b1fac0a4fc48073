/**
 * What lights up where.
 *
 * From the list of legal moves, and what has been picked so far, follows what can be picked next; when
 * nothing is left to pick, one move is chosen. Nothing here knows a rule: what is not in the list is dark.
 */
import { parseMove, type ParsedMove } from './parse'
import type { Action, Route } from './route'
import { button, type Place } from './places'

/** A way to a move: the picks, one after the other. */
export interface Option extends ParsedMove {
  action: Action
  path: Place[]
  price: number
  answer: boolean
}

export interface Selection {
  action: Action | null
  picks: Place[]
}

export const NOTHING: Selection = { action: null, picks: [] }

/**
 * `glow`: the game asks for it; `quiet`: it can be picked, but only a ticket makes it shine; `instead`: it
 * can be lifted in the place of what was picked.
 */
export type Light = 'glow' | 'quiet' | 'picked' | 'instead'

/** All ways to all moves of a seat. */
export function optionsOf(
  game: { route: (move: ParsedMove, seat: number) => Route },
  legal: readonly string[],
  seat: number,
  prices: Readonly<Record<string, number>> = {},
): Option[] {
  const options = legal.flatMap((text) => {
    const move = parseMove(text)
    const { action, paths, answer = false } = game.route(move, seat)
    const price = prices[text] ?? 0
    return paths.map((path): Option => ({ ...move, action, path, price, answer }))
  })
  return untangled(withoutNeedlessPayment(options))
}

const keyOf = (action: Action, path: readonly Place[]): string => [action, ...path].join(' > ')

/** How to pay is asked only where there is a choice. */
function withoutNeedlessPayment(options: Option[]): Option[] {
  const ways = new Map<string, number>()
  const bare = ({ action, path }: Option): string => keyOf(action, path.slice(0, -1))
  const paid = ({ path }: Option): boolean => !!path.at(-1)?.startsWith('pay:')
  for (const option of options) {
    if (paid(option)) ways.set(bare(option), (ways.get(bare(option)) ?? 0) + 1)
  }
  return options.map((option) =>
    paid(option) && ways.get(bare(option)) === 1
      ? { ...option, path: option.path.slice(0, -1) }
      : option,
  )
}

/**
 * Two moves with the same picks, or one whose picks go on where another ends, could not be told apart.
 * The routes are written so that there are none; should a new module bring some, they become buttons.
 */
function untangled(options: Option[]): Option[] {
  const taken = new Map<string, Set<string>>()
  for (const { action, path, text } of options) {
    for (let length = 1; length <= path.length; length++) {
      const key = keyOf(action, path.slice(0, length))
      const texts = taken.get(key) ?? new Set<string>()
      texts.add(text)
      taken.set(key, texts)
    }
  }
  return options.map((option) => {
    const sharing = taken.get(keyOf(option.action, option.path))
    return sharing && sharing.size > 1
      ? { ...option, action: 'other', path: [button(option.text)] }
      : option
  })
}

const follows = (option: Option, { action, picks }: Selection): boolean =>
  (action === null || option.action === action) &&
  picks.length <= option.path.length &&
  picks.every((pick, index) => option.path[index] === pick)

/** The options that the selection leaves open. */
export const openOptions = (options: readonly Option[], selection: Selection): Option[] =>
  options.filter((option) => follows(option, selection))

/**
 * When tiles in hand are to be placed, the first of them is lifted by itself; another one can be picked
 * instead. Places are never picked unseen.
 */
export function settled(options: readonly Option[], selection: Selection): Selection {
  const [first] = options
  const start = first?.path[0]
  if (!first || !start || selection.picks.length > 0 || selection.action !== null) return selection
  const placing = options.every(({ path }) => path.length > 1 && path[0]?.startsWith('hand/'))
  return placing ? { action: first.action, picks: [start] } : selection
}

/** The places that can be picked now, and those that have been. */
export function lightsOf(options: readonly Option[], selection: Selection): Map<Place, Light> {
  const lights = new Map<Place, Light>()
  const { action, picks } = selection
  for (const option of openOptions(options, selection)) {
    const next = option.path[picks.length]
    if (next === undefined) continue
    const asked = action !== null || picks.length > 0 || option.answer
    if (asked || !lights.has(next)) lights.set(next, asked ? 'glow' : 'quiet')
  }
  for (const pick of picks) if (!lights.has(pick)) lights.set(pick, 'picked')
  // Another piece may be lifted instead of the one in hand.
  if (picks.length > 0) {
    for (const { path } of openOptions(options, { action, picks: [] })) {
      const [piece] = path
      if (path.length > 1 && piece && !lights.has(piece)) lights.set(piece, 'instead')
    }
  }
  return lights
}

/** Every action that is still possible, with its price: the cheapest of its moves that is paid in coins. */
export function actionsOf(options: readonly Option[], selection: Selection): Map<Action, number> {
  const actions = new Map<Action, number>()
  for (const { action, price, operands } of openOptions(options, selection)) {
    const coins = operands.includes('donations') ? Infinity : price
    actions.set(action, Math.min(coins, actions.get(action) ?? Infinity))
  }
  return actions
}

/** After a pick. A place that leads nowhere leaves the selection as it was. */
export function pick(options: readonly Option[], selection: Selection, place: Place): Selection {
  const open = openOptions(options, { ...selection, picks: [...selection.picks, place] })
  if (open.length > 0) {
    const actions = new Set(open.map((option) => option.action))
    const [only] = actions
    return {
      action: selection.action ?? (actions.size === 1 && only ? only : null),
      picks: [...selection.picks, place],
    }
  }
  // Another piece instead of the one that is lifted.
  if (selection.picks.length > 0) {
    const back = { ...selection, picks: selection.picks.slice(0, -1) }
    if (place === selection.picks.at(-1)) return back.picks.length > 0 ? back : NOTHING
    const other = pick(options, back, place)
    if (other !== back) return other
  }
  return selection
}

/** After a ticket was chosen; the same ticket again puts it back. */
export function choose(
  options: readonly Option[],
  selection: Selection,
  action: Action,
): Selection {
  if (selection.action === action && selection.picks.length === 0) return NOTHING
  const kept: Selection = { action, picks: selection.action === null ? selection.picks : [] }
  return openOptions(options, kept).length > 0 ? kept : { action, picks: [] }
}

/** The move that is chosen, once nothing is left to pick. */
export function chosenMove(options: readonly Option[], selection: Selection): string | null {
  const open = openOptions(options, selection)
  const [first] = open
  if (!first || selection.action === null || selection.picks.length === 0) return null
  const done = open.every(
    (option) => option.text === first.text && option.path.length === selection.picks.length,
  )
  return done ? first.text : null
}
