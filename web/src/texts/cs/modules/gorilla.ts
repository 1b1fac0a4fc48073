/** Gorilla, in Czech. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/gorilla'

export const texts: Translated<typeof english> = {
  'mini.gorilla': 'gorila',
}
