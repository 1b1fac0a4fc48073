/** Octopus, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/octopus'

export const texts: Translated<typeof english> = {
  'why.right-guess': 'верная догадка',
  'why.wrong-guess': 'неверная догадка',
  'move.name': 'Победит {who}',
  'event.named': '{who} говорит: победит {other}',
  'mini.octopus': 'осьминог',
  'mini.named': 'ставит на: {who}',
}
