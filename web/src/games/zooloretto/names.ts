/** What the places of a zoo are called. */
import { named, t } from '$/texts/index.svelte'

export const enclosureName = (name: string): string => named('enclosure', name)

/** A stall place by its enclosure; the one of four has two, 4a and 4b. */
export function stallPlaceName(name: string): string {
  const where = enclosureName(name.replace(/[ab]$/, ''))
  if (name.endsWith('a')) return t('place.stall.left', { where })
  return t(name.endsWith('b') ? 'place.stall.right' : 'place.stall', { where })
}
