/** Katta, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/katta'

export const texts: Translated<typeof english> = {
  'why.coins-left': 'jsou na něm mince',
  'why.no-coins-left': 'nejsou na něm mince',
  'move.skip': 'Vynechat tah',
  'mini.katta': 'lemur kata',
}
