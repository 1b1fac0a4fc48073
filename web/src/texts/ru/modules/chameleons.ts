/** Chameleons, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/chameleons'

export const texts: Translated<typeof english> = {
  'kind.chameleon': 'хамелеон',
  'why.chameleons': 'хамелеон',
  'module.chameleons': 'Хамелеоны',
  'module.chameleons.why': 'Два хамелеона меняют цвет посетителя.',
}
