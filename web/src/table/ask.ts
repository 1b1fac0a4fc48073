/** What the game asks for, in one sentence. */
import { listed, t } from '$/texts/index.svelte'
import { moveSentence } from './sentences'
import { gameOf } from './game'
import type { Action } from './moves/route'
import { openOptions, type Option, type Selection } from './moves/targets'
import type { Person } from '$/ui/people'
import type { Turn } from './turn'
import type { View } from './view'

export interface Asked {
  kind: 'yours' | 'waiting' | 'last' | 'over'
  /** The seat that is asked, if it is one. */
  seat?: number
  /** Parts of the sentence; those with an action can be clicked. */
  words: { text: string; action?: Action | 'confirm' }[]
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
  { onconfirm, undecided }: Turn = {},
): Asked {
  const game = gameOf(view)
  if (onconfirm && options.length === 0 && view.seat !== null) {
    const words = [
      { text: t('prompt.done') },
      { text: t('prompt.confirm'), action: 'confirm' as const },
    ]
    return { kind: 'yours', seat: view.seat, words }
  }
  if (undecided)
    return { kind: 'waiting', words: [{ text: t('banner.confirm.other', { who: undecided }) }] }
  if (view.over) return { kind: 'over', words: [{ text: t('prompt.over') }] }
  // In the past nothing is offered, whoever's turn it was.
  if (view.seat === null || !view.to_act.includes(view.seat) || options.length === 0) {
    const own = game.waits?.(view)
    return own ? { kind: 'waiting', words: [{ text: own }] } : waiting(view, people)
  }
  const { seat } = view
  const ask = (words: Asked['words']): Asked => ({
    kind: game.isLastRound(view) ? 'last' : 'yours',
    seat,
    words,
  })
  if (selection.picks.length > 0 && selection.action === null)
    return ask([{ text: t('prompt.which') }])
  const paid = openOptions(options, selection).find(
    ({ path }) => selection.picks.length > 0 && path[selection.picks.length]?.startsWith('pay:'),
  )
  if (paid) return ask([{ text: t('prompt.pay', { move: moveSentence(game, paid.text, people) }) }])
  return ask(game.prompt(view, options, selection))
}
