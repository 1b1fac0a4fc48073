/** How much room there is: which columns a table has, and what folds so that it fits the height of the window. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window'

export type Layout = 'phone' | 'narrow' | 'middle' | 'wide'
/** How the other players are shown: their boards, a line of pictures for each, or no more than purse and points. */
export type Rivals = 'panels' | 'cards' | 'chips'

/** A lower window is that of a phone, however wide it is. */
const LOW = 480

function layoutOf(width: number, height: number): Layout {
  if (width < 600 || height < LOW) return 'phone'
  if (width < 1024) return 'narrow'
  return width < 1280 ? 'middle' : 'wide'
}

/**
 * How high the counter is, in pixels of the window: what floats above it must know. Those few ask here; a custom
 * property of the page would make the browser style every tile again whenever the counter grows.
 */
export const foot = $state({ height: 90 })
/** How high the banners above the table are together. */
export const head = $state({ height: 0 })
/** How high the top bar is, and what else stands above or below the large board and is not part of it. */
export const bar = $state({ height: 58, rivals: 0 })

/** Larger than this, a window shows everything larger instead of farther apart; steps are fine enough for the eye. */
const LARGE = { width: 1800, height: 1000, step: 0.05 }
/** No text is made so large that a table would have less than the narrowest phone has. */
const LEAST = 320
/** A larger text size in the browser means a larger table; 16 px is the default. */
const letters = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

const stepped = (wanted: number): number => Math.floor(wanted / LARGE.step + 1e-6) * LARGE.step
const size = (): [number, number] => [innerWidth.current ?? 1440, innerHeight.current ?? 900]

/** How much larger than drawn a large window shows a page. */
export function magnified(): number {
  const [wide, high] = size()
  return stepped(Math.max(1, Math.min(wide / LARGE.width, high / LARGE.height)))
}

/** How much larger than drawn a table is shown. */
export const scale = (): number =>
  Math.max(magnified(), stepped(Math.min(letters(), Math.min(...size()) / LEAST)))

/** The window in the measure of the table. */
export const width = (): number => (innerWidth.current ?? 1440) / scale()
export const height = (): number => (innerHeight.current ?? 900) / scale()

export const layout = (): Layout => layoutOf(width(), height())
/** A phone lies on its side: the counter stands beside the board instead of below it. */
export const turned = (): boolean => height() < LOW && width() > 1.3 * height()
/** What can be lower is, so that the large board remains large. */
export const short = (): boolean => height() < (layout() === 'phone' ? 740 : 800)

/** The edges of the middle of the table, above and below. */
export const EDGES = { roomy: [10, 14], short: [6, 8], phone: [0, 8] } as const
const edges = (): readonly [number, number] =>
  EDGES[layout() === 'phone' ? 'phone' : short() ? 'short' : 'roomy']

/** How much of the window is left between the top bar and the counter. */
export const free = (): number => {
  const [above, below] = edges()
  // Heights are measured in whole pixels, so one may be lost.
  return height() - (head.height + bar.height + foot.height) / scale() - above - below - 1
}

/** The head of a panel with its edges, how high a small board is, and how small it may become. */
const PANEL = { head: 64, board: 178, least: 0.65 }
/** Panels beside each other need this much height besides the boards. */
const ROWS = 660

/** How the others are shown, and how large their boards are. */
export function rivalsOf(count: number, abreast: boolean): { as: Rivals; most: number } {
  const room = layout()
  if (room === 'phone' || room === 'narrow') return { as: short() ? 'chips' : 'cards', most: 1 }
  if (abreast) return { as: free() < ROWS ? 'chips' : 'panels', most: 1 }
  const most = Math.min(1, (free() / count - PANEL.head) / PANEL.board)
  return { as: most < PANEL.least ? 'cards' : 'panels', most }
}
