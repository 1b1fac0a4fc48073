/** What a game with trucks asks for. */
import { isKey, named, t, type Key } from '$/texts/index.svelte'
import type { Asked } from '$/table/ask'
import type { Action } from '$/table/moves/route'
import type { Option, Selection } from '$/table/moves/targets'
import type { DraftingView } from './model'
import { shortName, title } from './names'

function turnWords(options: readonly Option[], free: readonly Action[]): Asked['words'] {
  const actions = new Set(options.map((option) => option.action))
  const verbs: { text: string; action?: Action }[] = []
  for (const action of ['draw', 'take', ...free]) {
    const key = `prompt.${action}`
    if (actions.has(action) && isKey(key)) verbs.push({ text: t(key), action })
  }
  if (options.some((option) => option.verb === 'withdraw'))
    verbs.push({ text: t('prompt.withdraw') })
  const costly = [...actions].some((action) => !['draw', 'take', 'other', ...free].includes(action))
  if (costly) verbs.push({ text: t('prompt.spend') })
  const [before, after = ''] = t('prompt.turn', { choices: '\u0000' }).split('\u0000')
  const words: Asked['words'] = [{ text: before ?? '' }]
  verbs.forEach((verb, index) => {
    if (index > 0) words.push({ text: index === verbs.length - 1 ? t('prompt.or') : ', ' })
    words.push(verb)
  })
  return after ? [...words, { text: after }] : words
}

/** What a question of a module is about: where, and how often it is still asked. */
function details(view: DraftingView): string[] {
  const { colour, enclosure, truck, steps, more } = ('question' in view && view.question) || {}
  return [
    ...(colour === undefined || colour === 'any' ? [] : [named('colour', String(colour))]),
    ...(enclosure === undefined ? [] : [named('enclosure', String(enclosure))]),
    ...(truck === undefined ? [] : [t('truck.number', { truck })]),
    ...(Number(steps) > 1 ? [t('prompt.steps', { n: Number(steps) })] : []),
    ...(Number(more) > 1 ? [t('prompt.more', { n: Number(more) })] : []),
  ]
}

/** The words of the moment; `asks` has those of questions that not every game asks, `free` what costs nothing. */
export function promptOf(
  view: DraftingView,
  options: readonly Option[],
  { action, picks }: Selection,
  asks: Readonly<Record<string, Key>> = {},
  free: readonly Action[] = [],
): Asked['words'] {
  const say = (text: string): Asked['words'] => [{ text }]
  const own = asks[view.asks]
  if (own) return say([t(own), ...details(view)].join(' · '))
  switch (view.asks) {
    case 'turn': {
      if (!action) return turnWords(options, free)
      const key = `prompt.action.${action}`
      return say(isKey(key) ? t(key) : t('prompt.action', { action: named('action', action) }))
    }
    case 'load':
      return say(t('prompt.load', { tile: shortName(view.hand[0] ?? '') }))
    case 'place': {
      const lifted = picks[0]?.slice('hand/'.length)
      return say(lifted ? t('prompt.place', { tile: shortName(lifted) }) : t('prompt.place.many'))
    }
    case 'young': {
      const species = 'expected_young' in view ? view.expected_young : null
      return say(species ? t('prompt.young.of', { kind: title(species) }) : t('prompt.young'))
    }
    default: {
      const tile = 'question' in view ? (view.question?.tile ?? view.waiting[0]) : undefined
      const words =
        typeof tile === 'string'
          ? t('prompt.place', { tile: shortName(tile) })
          : t('prompt.question')
      return say([words, ...details(view)].join(' · '))
    }
  }
}
