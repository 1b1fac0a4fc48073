import type { SpacingRule } from '../typography'

/** One-letter words may not end a line. */
export const spacing: readonly SpacingRule[] = [
  [/(?<=^|[\s\u00a0(„])([KkVvSsZzOoUuAaIi]) /g, '$1\u00a0'],
]
