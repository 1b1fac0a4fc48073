/** Reindeer, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/reindeer'

export const texts: Translated<typeof english> = {
  'why.free-spaces': {
    one: '{n} свободное место',
    few: '{n} свободных места',
    many: '{n} свободных мест',
    other: '{n} свободных места',
  },
  'mini.reindeer': 'северный олень',
}
