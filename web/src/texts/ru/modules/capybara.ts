/** Capybara, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/capybara'

export const texts: Translated<typeof english> = {
  'mini.capybara': 'капибара',
}
