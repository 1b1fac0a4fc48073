import type { SpacingRule } from '../typography'

/** One-letter words may not end a line, and a dash may not begin one. */
export const spacing: readonly SpacingRule[] = [
  [/(?<=^|[\s\u00a0(«])([ВвКкСсОоУуИиАаЯя]) /g, '$1\u00a0'],
  [/ —/g, '\u00a0—'],
]
