/**
 * When a guide says what. A step belongs to a situation and not to a script: whatever a player does first, the
 * guide speaks about what has just happened or can be done now. Steps are data of their game.
 */
import type { GameEvent, GuideStep } from '$/net/messages'
import type { GamePage } from '$/table/game'
import { parseMove } from '$/table/moves/parse'
import type { Place } from '$/table/moves/places'
import { optionsOf } from '$/table/moves/targets'
import { seatLetter, type View } from '$/table/view'

/** The game as the learner sees it, and what the learner has done in it. */
export interface Moment {
  view: View
  seat: number
  /** The own moves that stand. */
  own: readonly { move: string }[]
  /** What has happened so far, whoever's move it came of. */
  events: readonly GameEvent[]
}

/** What to look at: a place of the table, or a part of the page that is none. */
export type Spot = { place: Place } | { part: string }

type Found = Record<string, string>

interface Hit {
  value: unknown
  /** Where each `*` of the path was, counted from 1. */
  at: number[]
}

const childrenOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** Everything that lies at a path of the view. */
function reached(value: unknown, path: readonly string[], seat: number): Hit[] {
  const [step, ...rest] = path
  if (step === undefined) return value === undefined || value === null ? [] : [{ value, at: [] }]
  if (step === '*')
    return childrenOf(value).flatMap(([, child], index) =>
      reached(child, rest, seat).map((hit) => ({ ...hit, at: [index + 1, ...hit.at] })),
    )
  const name = step === 'me' ? String(seat) : step
  return reached(childrenOf(value).find(([key]) => key === name)?.[1], rest, seat)
}

function seen({ sees, like, below }: GuideStep, { view, seat }: Moment): Found | null {
  const hit = reached(view, sees.split('.'), seat).find(
    ({ value }) =>
      (below === null || Number(value) < below) &&
      (!like || new RegExp(like).test(typeof value === 'object' ? '' : String(value))),
  )
  return hit ? Object.fromEntries(hit.at.map((at, index) => [String(index + 1), String(at)])) : null
}

function happened({ event: kind }: GuideStep, { events, seat }: Moment): Found | null {
  const event = events.findLast(
    (one) => one.kind === kind && (!('seat' in one) || one.seat === seat),
  )
  return event
    ? Object.fromEntries(Object.entries(event).map(([key, value]) => [key, String(value)]))
    : null
}

const count = ({ own }: Moment, verb: string): number =>
  own.filter(({ move }) => parseMove(move).verb === verb).length

/** What is known where all conditions of a step hold: `move` and the words of the event. */
function foundBy(step: GuideStep, moment: Moment): Found | null {
  const { view, seat } = moment
  const yours = view.to_act.includes(seat)
  if (step.asks && !(yours && view.asks === step.asks)) return null
  const may = step.may ? new RegExp(step.may) : null
  const move = may ? view.legal.find((one) => yours && may.test(one)) : ''
  if (move === undefined) return null
  if (step.undone && count(moment, step.undone) > 0) return null
  if (Object.entries(step.done).some(([verb, least]) => count(moment, verb) < least)) return null
  const event = step.event ? happened(step, moment) : {}
  const sight = step.sees ? seen(step, moment) : {}
  return event && sight ? { ...event, ...sight, move } : null
}

/** What to say now, the most urgent first; nothing where all that fits has been said. */
export const stepFor = (
  steps: readonly GuideStep[],
  moment: Moment,
  said: ReadonlySet<string>,
): GuideStep | undefined => steps.find((step) => !said.has(step.id) && foundBy(step, moment))

/** The places that a step is about, the best first. */
export function spotsOf(
  step: GuideStep,
  moment: Moment,
  game: Pick<GamePage, 'route'>,
): readonly Spot[] {
  const found = foundBy(step, moment) ?? {}
  if (step.at === 'move') {
    const [option] = optionsOf(game, [found['move'] ?? ''], moment.seat)
    return (option?.path ?? []).map((place) => ({ place })).reverse()
  }
  return step.at.split('|').map((text) => {
    if (text.startsWith('part:')) return { part: text.slice(5) }
    const place = text.replace(/\{(\w+)\}/g, (_, name: string) => found[name] ?? '')
    return { place: place.replace(/^me\//, `${seatLetter(moment.seat)}/`) }
  })
}
