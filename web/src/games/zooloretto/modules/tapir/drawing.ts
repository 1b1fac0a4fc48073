import { drawn, eye } from '../drawing'

/** Black and white, with a little trunk. */
const tapir =
  '<path d="M24 90v20M42 92v18M82 92v18M98 88v20" stroke="#2c2a2b" stroke-width="12" stroke-linecap="round"/>' +
  '<path d="M12 70q0-32 42-34 28-2 44 8 16 8 18 20 12 8 6 24-4 6-10 2-2-8-8-10-8 10-22 10-8 8-34 8-36 0-36-28z" fill="#2c2a2b"/>' +
  '<path d="M24 48q14-12 36-12l14 2q-10 22-2 52-10 6-28 6-16-2-24-12-6-20 4-36z" fill="#f1ece2"/>' +
  '<path d="M88 46q-2-12 6-14 8 4 6 16z" fill="#2c2a2b"/><path d="M91 42q0-6 4-7 3 3 2 9z" fill="#d7cfc0"/>' +
  '<path d="M112 84q6 4 6 10" stroke="#5b5657" stroke-width="4" fill="none" stroke-linecap="round"/>' +
  '<circle cx="104" cy="60" r="5" fill="#f1ece2"/>' +
  eye(104, 60, 3.4)

export const art = drawn('tapir', tapir)
