/** Octopus, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/octopus'

export const texts: Translated<typeof english> = {
  'why.right-guess': 'richtig getippt',
  'why.wrong-guess': 'falsch getippt',
  'move.name': '{who} wird gewinnen',
  'event.named': '{who} sagt: {other} wird gewinnen',
  'mini.octopus': 'Krake',
  'mini.named': 'setzt auf {who}',
}
