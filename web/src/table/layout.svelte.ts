/** How much room there is: which columns a table has. */
import { innerWidth } from 'svelte/reactivity/window'

export type Layout = 'phone' | 'narrow' | 'middle' | 'wide'

function layoutOf(width: number): Layout {
  if (width < 600) return 'phone'
  if (width < 1024) return 'narrow'
  return width < 1280 ? 'middle' : 'wide'
}

/** Three columns fit, but only just: what can say less does. */
const isTight = (width: number): boolean => layoutOf(width) === 'wide' && width < 1400

/**
 * How high the counter is: what floats above it must know. Those few ask here; a custom property of the
 * page would make the browser style every tile again whenever the counter grows.
 */
export const foot = $state({ height: 90 })
/** How high the banners above the table are together. */
export const head = $state({ height: 0 })

const width = (): number => innerWidth.current ?? 1440

export const layout = (): Layout => layoutOf(width())
export const tight = (): boolean => isTight(width())
