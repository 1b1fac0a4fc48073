/** Petting zoo, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/petting-zoo'

export const texts: Translated<typeof english> = {
  'place.petting': 'детский зоопарк',
  'board.petting': 'Детский зоопарк',
  'module.petting-zoo': 'Детский зоопарк',
  'module.petting-zoo.why': 'Детёныши могут поселиться здесь и принести 1 монету, затем 2.',
}
