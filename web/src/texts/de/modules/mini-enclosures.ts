/** Mini enclosures, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/mini-enclosures'

export const texts: Translated<typeof english> = {
  'action.choose': 'Wählen',
  'action.mini': 'Mini',
  'prompt.choose': 'Das Sechsergehege ist voll: Wähle ein Mini-Gehege',
  'move.choose': 'Wählen: {what}',
  'event.won.mini': '{who} gewinnt: {mini}',
  'event.laid': '{who} legt Münzen auf: {mini}',
  'board.mini': 'Mini',
  'board.minis': 'Mini-Gehege zur Wahl',
  'mini.used': 'benutzt',
  'mini.tiles': 'Plättchen darauf',
  'group.minis': 'Mini-Gehege einzeln',
  'module.minis': 'Mini-Gehege',
  'module.minis.why': 'Fülle dein Sechsergehege und wähle 1 von 16.',
  'module.christmas': 'Weihnachts-Minis',
  'module.christmas.why': 'Vier weitere im Dezember.',
}
