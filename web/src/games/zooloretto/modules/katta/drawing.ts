import { drawn, eye } from '../drawing'

/** The ringed tail, higher than the lemur itself. */
const katta =
  '<path d="M40 104C4 96 2 40 24 10" fill="none" stroke="#f5f1e8" stroke-width="15" stroke-linecap="round"/><path d="M40 104C4 96 2 40 24 10" fill="none" stroke="#2d2826" stroke-width="15" stroke-dasharray="9 10"/>' +
  '<path d="M40 112q-6-40 30-46 34 2 34 46z" fill="#9a938c"/><path d="M60 112q-4-26 12-32 16 6 12 32z" fill="#f5f1e8"/>' +
  '<path d="M48 112q0-16 8-18M96 112q0-16-8-18" stroke="#7b746d" stroke-width="5" fill="none" stroke-linecap="round"/>' +
  '<path d="M46 36l-6-22q16 2 20 14zM98 36l6-22q-16 2-20 14z" fill="#f5f1e8" stroke="#9a938c" stroke-width="3" stroke-linejoin="round"/>' +
  '<path d="M72 20q30 2 30 30-2 20-18 24l-12 10-12-10q-16-4-18-24 0-28 30-30z" fill="#f5f1e8"/><path d="M72 18q20 0 28 18-14 4-28 4t-28-4q8-18 28-18z" fill="#9a938c"/>' +
  '<circle cx="58" cy="50" r="12" fill="#2d2826"/><circle cx="86" cy="50" r="12" fill="#2d2826"/><circle cx="58" cy="50" r="7" fill="#f0a92e"/><circle cx="86" cy="50" r="7" fill="#f0a92e"/>' +
  eye(58, 50, 3.6) +
  eye(86, 50, 3.6) +
  '<path d="M66 66q6-8 12 0-1 10-6 12-5-2-6-12z" fill="#2d2826"/>'

export const art = drawn('katta', katta)
