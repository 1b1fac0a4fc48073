/** Mini enclosures, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/mini-enclosures'

export const texts: Translated<typeof english> = {
  'action.choose': 'Výběr',
  'action.mini': 'Mini',
  'prompt.choose': 'Šestkový výběh je plný: vyberte si minivýběh',
  'move.choose': 'Vybrat: {what}',
  'event.won.mini': '{who} získává: {mini}',
  'event.laid': '{who} klade mince na: {mini}',
  'board.mini': 'Mini',
  'board.minis': 'Minivýběhy na výběr',
  'mini.used': 'použito',
  'mini.tiles': 'destičky na něm',
  'group.minis': 'Minivýběhy po jednom',
  'module.minis': 'Minivýběhy',
  'module.minis.why': 'Zaplňte šestkový výběh a vyberte si 1 ze 16.',
  'module.christmas': 'Vánoční minivýběhy',
  'module.christmas.why': 'V prosinci ještě čtyři navíc.',
}
