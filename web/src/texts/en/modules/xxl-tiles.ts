/** Xxl tiles, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'kind.icecream': 'ice cream',
  'stall.icecream': 'ice-cream stall',
  'module.xxl-tiles': 'XXL tiles',
  'module.xxl-tiles.why': 'More of every species, a fifth kind of stall.',
} satisfies Record<string, Message>
