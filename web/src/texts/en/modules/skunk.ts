/** Skunk, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'move.sell': 'Put up for sale: {tile}',
  'move.claim': 'Buy {tile}',
  'event.offered': '{who} puts up for sale: {species}',
  'mini.skunk': 'skunk',
  'mini.sale': 'for sale',
} satisfies Record<string, Message>
