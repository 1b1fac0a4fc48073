/** Clocks of a table, as they run on this device. */
import type { Clocks } from '$/net/messages'

/** Milliseconds that a seat has left now, the shorter of turn and game; null without a clock. */
export function left(clocks: Clocks, seat: number, now: number): number | null {
  const gone = clocks.thinking.includes(seat) ? Math.max(0, now - clocks.since) : 0
  const times = [clocks.turn[seat], clocks.game[seat]].filter((time) => typeof time === 'number')
  return times.length ? Math.max(0, Math.min(...times) - gone) : null
}

const two = (value: number): string => String(value).padStart(2, '0')
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "0:42", "1:05:00"; days as a number and the rest. */
export function clockFace(milliseconds: number): { days: number; face: string } {
  const seconds = Math.ceil(milliseconds / 1000)
  const days = Math.floor(seconds / DAY)
  const rest = seconds % DAY
  const hours = Math.floor(rest / HOUR)
  const minutes = Math.floor((rest % HOUR) / MINUTE)
  return {
    days,
    face:
      hours || days
        ? `${hours}:${two(minutes)}:${two(rest % MINUTE)}`
        : `${minutes}:${two(rest % MINUTE)}`,
  }
}
