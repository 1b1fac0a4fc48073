/** Reindeer, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/reindeer'

export const texts: Translated<typeof english> = {
  'why.free-spaces': { one: '{n} freies Feld', other: '{n} freie Felder' },
  'mini.reindeer': 'Rentier',
}
