/** Capybara, in English. */
import type { Message } from '../../index.svelte'

export const texts = {
  'mini.capybara': 'capybara',
} satisfies Record<string, Message>
