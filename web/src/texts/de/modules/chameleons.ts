/** Chameleons, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/chameleons'

export const texts: Translated<typeof english> = {
  'kind.chameleon': 'Chamäleon',
  'why.chameleons': 'Chamäleon',
  'module.chameleons': 'Chamäleons',
  'module.chameleons.why': 'Zwei von ihnen ändern die Farbe eines Besuchers.',
}
