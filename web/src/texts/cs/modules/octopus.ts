/** Octopus, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/octopus'

export const texts: Translated<typeof english> = {
  'why.right-guess': 'správný tip',
  'why.wrong-guess': 'špatný tip',
  'move.name': 'Vyhraje {who}',
  'event.named': '{who} tvrdí: vyhraje {other}',
  'mini.octopus': 'chobotnice',
  'mini.named': 'sází: {who}',
}
