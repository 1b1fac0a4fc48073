/** Beaver, in German. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/beaver'

export const texts: Translated<typeof english> = {
  'move.gnaw': 'Von Wagen {truck} behalten: {tile}',
  'event.gnawed': '{who} behält von Wagen {truck}: {tile}',
  'mini.beaver': 'Biber',
}
