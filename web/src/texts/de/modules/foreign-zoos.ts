/** Foreign zoos, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/foreign-zoos'

export const texts: Translated<typeof english> = {
  'line.foreign-zoos': 'Auswärtige Zoos',
  'why.cards': { one: '{n} Karte', other: '{n} Karten' },
  'action.give': 'Verschenken',
  'prompt.give': 'Gehege verschenken',
  'move.give': 'Verschenken: {what}',
  'event.gave': '{who} verschenkt: {enclosure}, +{points}',
  'funds.foreign': 'auswärtiger Zoo',
  'board.foreign': 'Auswärtige Zoos',
  'board.foreign.none': 'keine Karten mehr',
  'board.foreign.top': {
    one: 'die nächste Karte bringt {n} Punkt',
    other: 'die nächste Karte bringt {n} Punkte',
  },
  'board.foreign.left': { one: 'noch {n} Karte', other: 'noch {n} Karten' },
  'module.foreign-zoos': 'Auswärtige Zoos',
  'module.foreign-zoos.why': 'Verschenke ein volles Gehege für eine Punktekarte.',
}
