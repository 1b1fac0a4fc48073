/** Squirrel, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/squirrel'

export const texts: Translated<typeof english> = {
  'move.ship': '{tile} → Wagen {truck}',
  'mini.squirrel': 'Eichhörnchen',
}
