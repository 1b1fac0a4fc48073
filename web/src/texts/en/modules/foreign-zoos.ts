/** Foreign zoos, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'line.foreign-zoos': 'Foreign zoos',
  'why.cards': { one: '{n} card', other: '{n} cards' },
  'action.give': 'Give away',
  'prompt.give': 'give an enclosure away',
  'move.give': 'Give away: {what}',
  'event.gave': '{who} gives away: {enclosure}, +{points}',
  'funds.foreign': 'foreign zoo',
  'board.foreign': 'Foreign zoos',
  'board.foreign.none': 'no cards left',
  'board.foreign.top': {
    one: 'the next card brings {n} point',
    other: 'the next card brings {n} points',
  },
  'board.foreign.left': { one: '{n} card left', other: '{n} cards left' },
  'module.foreign-zoos': 'Foreign zoos',
  'module.foreign-zoos.why': 'Give a full enclosure away for a points card.',
} satisfies Record<string, Message>
