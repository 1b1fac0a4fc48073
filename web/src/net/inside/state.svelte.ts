/** What pages show of the tables in this browser. */
import type { Notice, Trouble } from './words'

/** How much of Python is here; null if nobody waits for it. */
let loading = $state.raw<{ done: number; total: number } | null>(null)
let trouble = $state.raw<Trouble | null>(null)
let notice = $state.raw<Notice | null>(null)
/** The level that this device is too slow for. */
let slow = $state.raw('')

export const inside = {
  get loading() {
    return loading
  },
  set loading(value) {
    loading = value
  },
  get trouble() {
    return trouble
  },
  set trouble(value) {
    trouble = value
  },
  get notice() {
    return notice
  },
  set notice(value) {
    notice = value
  },
  get slow() {
    return slow
  },
  set slow(value) {
    slow = value
  },
}
