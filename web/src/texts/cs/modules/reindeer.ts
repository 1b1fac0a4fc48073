/** Reindeer, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/reindeer'

export const texts: Translated<typeof english> = {
  'why.free-spaces': { one: '{n} volné pole', few: '{n} volná pole', other: '{n} volných polí' },
  'mini.reindeer': 'sob',
}
