/** What the game asks for, in one sentence. */
import { isKey, listed, named, t } from '$/texts/index.svelte'
import { hasZoos, isDrafting, isOZoo, type View } from '$/games/views'
import type { Action } from './moves/paths'
import type { Option, Selection } from './moves/targets'
import { shortName } from '$/games/drafting/names'
import type { Person } from '$/ui/people'

export interface Asked {
  kind: 'yours' | 'waiting' | 'last' | 'over'
  /** The seat that is asked, if it is one. */
  seat?: number
  /** Parts of the sentence; those with an action can be clicked. */
  words: { text: string; action?: Action | 'confirm' }[]
}

const TURN_VERBS: readonly (readonly [Action, string])[] = [
  ['draw', 'prompt.draw'],
  ['take', 'prompt.take'],
  ['give', 'prompt.give'],
]

const FREE: ReadonlySet<Action> = new Set(['draw', 'take', 'give', 'other'])

function turnWords(options: readonly Option[]): Asked['words'] {
  const actions = new Set(options.map((option) => option.action))
  const verbs: { text: string; action?: Action }[] = []
  for (const [action, key] of TURN_VERBS) {
    if (actions.has(action) && isKey(key)) verbs.push({ text: t(key), action })
  }
  if (options.some((option) => option.verb === 'withdraw'))
    verbs.push({ text: t('prompt.withdraw') })
  if ([...actions].some((action) => !FREE.has(action))) verbs.push({ text: t('prompt.spend') })
  const [before, after = ''] = t('prompt.turn', { choices: '\u0000' }).split('\u0000')
  const words: Asked['words'] = [{ text: before ?? '' }]
  verbs.forEach((verb, index) => {
    if (index > 0) words.push({ text: index === verbs.length - 1 ? t('prompt.or') : ', ' })
    words.push(verb)
  })
  return after ? [...words, { text: after }] : words
}

function waiting(view: View, people: readonly Person[]): Asked {
  const names = view.to_act.map((seat) => people[seat]?.name ?? '')
  const [only] = view.to_act
  if (only === undefined) return { kind: 'waiting', words: [{ text: t('banner.paused') }] }
  const text =
    names.length === 1
      ? t('prompt.waiting', { who: names[0] ?? '' })
      : t('prompt.waiting.many', { who: listed(names) })
  return { kind: 'waiting', words: [{ text }], seat: only }
}

/** The sentence of the moment, for the player whose view this is. */
export function asked(
  view: View,
  people: readonly Person[],
  options: readonly Option[],
  selection: Selection,
  /** All is done, and only to be confirmed. */
  confirm = false,
): Asked {
  if (confirm && options.length === 0 && view.seat !== null) {
    const words = [
      { text: t('prompt.done') },
      { text: t('prompt.confirm'), action: 'confirm' as const },
    ]
    return { kind: 'yours', seat: view.seat, words }
  }
  if (view.over) return { kind: 'over', words: [{ text: t('prompt.over') }] }
  // In the past nothing is offered, whoever's turn it was.
  if (view.seat === null || !view.to_act.includes(view.seat) || options.length === 0) {
    if (isOZoo(view) && view.bid !== null) {
      return { kind: 'waiting', words: [{ text: t('prompt.bid.sealed') }] }
    }
    return waiting(view, people)
  }
  const say = (text: string): Asked => ({
    kind: isDrafting(view) && view.last_round ? 'last' : 'yours',
    seat: view.seat ?? 0,
    words: [{ text }],
  })
  if (selection.picks.length > 0 && selection.action === null) return say(t('prompt.which'))
  const paying = options.some(
    (option) =>
      option.action === selection.action &&
      selection.picks.length > 0 &&
      option.path[0] === selection.picks[0] &&
      option.path[selection.picks.length]?.startsWith('pay:'),
  )
  if (paying) return say(t('prompt.pay'))
  if (isOZoo(view)) {
    const tile = view.row[0]?.tile ?? 0
    return say(t(view.asks === 'build' ? 'prompt.build' : 'prompt.bid', { tile }))
  }
  switch (view.asks) {
    case 'turn': {
      const action = selection.action
      if (action) {
        const key = `prompt.action.${action}`
        return say(isKey(key) ? t(key) : t('prompt.action', { action: named('action', action) }))
      }
      return { ...say(''), words: turnWords(options) }
    }
    case 'load':
      return say(t('prompt.load', { tile: shortName(view.hand[0] ?? '') }))
    case 'place': {
      const lifted = selection.picks[0]?.slice('hand/'.length)
      return say(lifted ? t('prompt.place', { tile: shortName(lifted) }) : t('prompt.place.many'))
    }
    case 'young':
      return say(t('prompt.young'))
    case 'helper':
      return say(t('prompt.helper'))
    case 'visit':
      return say(t('prompt.visit'))
    case 'retreat':
      return say(t('prompt.retreat'))
    case 'change':
      return say(t('prompt.change'))
    case 'choice':
      return say(t('prompt.choose'))
    default: {
      const tile = hasZoos(view) && 'question' in view ? view.question?.['tile'] : undefined
      return say(
        typeof tile === 'string'
          ? t('prompt.place', { tile: shortName(tile) })
          : t('prompt.question'),
      )
    }
  }
}
