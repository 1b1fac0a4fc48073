/** Mini enclosures, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'action.choose': 'Choose',
  'action.mini': 'Mini',
  'prompt.choose': 'You filled the enclosure of six: choose a mini enclosure',
  'move.choose': 'Choose: {what}',
  'event.won.mini': '{who} wins: {mini}',
  'event.laid': '{who} lays coins on: {mini}',
  'board.mini': 'Mini',
  'board.minis': 'Mini enclosures to choose from',
  'mini.used': 'used',
  'mini.tiles': 'tiles on it',
  'group.minis': 'Mini enclosures, one by one',
  'module.minis': 'Mini enclosures',
  'module.minis.why': 'Fill your six spaces, choose 1 of 16 mini enclosures.',
  'module.christmas': 'Christmas minis',
  'module.christmas.why': 'Four more mini enclosures in December.',
} satisfies Record<string, Message>
