/** All words in Russian, loaded as one: every file of this folder. */
import type { Messages, Texts } from '../index.svelte'

const files = import.meta.glob<Texts>(['./**/*.ts', '!./index.ts', '!./spacing.ts'], {
  eager: true,
  import: 'texts',
})

export const messages = Object.assign({}, ...Object.values(files)) as Messages
