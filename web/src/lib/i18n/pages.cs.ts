import type { PageMessages } from './index.svelte'
import { pages as en } from './pages.en'
export const pages: PageMessages = en
