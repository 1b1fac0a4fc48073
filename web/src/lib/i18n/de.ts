import { en } from './en'
import type { Messages } from './index.svelte'
export const de: Messages = en
