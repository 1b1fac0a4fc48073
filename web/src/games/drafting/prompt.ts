/** What a game with trucks asks for. */
import { isKey, named, t } from '$/texts/index.svelte'
import { capital } from '$/ui/names'
import type { Asked } from '$/table/ask'
import type { Action } from '$/table/moves/route'
import { openOptions, type Option, type Selection } from '$/table/moves/targets'
import type { DraftingView } from './model'
import { kindName, shortName } from './names'

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

/** What a question of a module is about: where, how often it is still asked, and what a yes costs. */
function details(view: DraftingView, options: readonly Option[]): string[] {
  const { colour, enclosure, truck, steps, more } = ('question' in view && view.question) || {}
  const price = Math.max(0, ...options.map((option) => option.price))
  return [
    ...(colour === undefined || colour === 'any' ? [] : [named('colour', String(colour))]),
    ...(enclosure === undefined ? [] : [named('enclosure', String(enclosure))]),
    ...(truck === undefined ? [] : [t('truck.number', { truck })]),
    ...(Number(steps) > 1 ? [t('prompt.steps', { n: Number(steps) })] : []),
    ...(Number(more) > 1 ? [t('prompt.more', { n: Number(more) })] : []),
    ...(price > 0 ? [t('coins', { n: price })] : []),
  ]
}

/** A ticket was chosen: which piece, and then where it goes. */
function ticketWords(options: readonly Option[], { action, picks }: Selection): string {
  const open = openOptions(options, { action, picks })
  const [first] = open
  const verbs = new Set(open.map(({ verb }) => verb))
  // One ticket stands for all small boards; each of them asks for something else.
  const name = action === 'mini' && first && verbs.size === 1 ? first.verb : action
  const key = `prompt.${picks.length > 0 ? 'to' : 'action'}.${name}`
  if (isKey(key)) return t(key)
  const tile = shortName(first?.operands[0] ?? '')
  if (picks.length === 0) return named('action', action ?? '')
  const loading = open.every(({ path }) => path[picks.length]?.startsWith('truck:'))
  return capital(t(loading ? 'prompt.load' : 'prompt.place', { tile }))
}

/** The words of the moment; `free` is what costs nothing besides drawing and taking. */
export function promptOf(
  view: DraftingView,
  options: readonly Option[],
  selection: Selection,
  free: readonly Action[] = [],
): Asked['words'] {
  const say = (text: string): Asked['words'] => [{ text }]
  switch (view.asks) {
    case 'turn': {
      const { action } = selection
      return action ? say(ticketWords(options, selection)) : turnWords(options, free)
    }
    case 'load':
      return say(capital(t('prompt.load', { tile: shortName(view.hand[0] ?? '') })))
    case 'place': {
      const lifted = selection.picks[0]?.slice('hand/'.length)
      if (!lifted) return say(t('prompt.place.many'))
      return say(capital(t('prompt.place', { tile: shortName(lifted) })))
    }
    case 'young': {
      const species = 'expected_young' in view ? view.expected_young : null
      return say(species ? t('prompt.young.of', { kind: kindName(species) }) : t('prompt.young'))
    }
    default: {
      // A question of a module: in words of its own, or about a tile. What is in hand has lifted itself.
      const tile = 'question' in view ? view.question?.tile : undefined
      const about = typeof tile === 'string' ? { tile: shortName(tile) } : undefined
      const key = `prompt.asks.${view.asks}`
      const picked = selection.picks[0]?.startsWith('hand/') === false
      const words = picked
        ? ticketWords(options, selection)
        : isKey(key)
          ? t(key, about)
          : about
            ? t('prompt.place', about)
            : view.asks
      return say([capital(words), ...details(view, options)].join(' · '))
    }
  }
}
