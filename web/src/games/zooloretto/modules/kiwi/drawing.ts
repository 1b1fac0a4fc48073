import { drawn, eye } from '../drawing'

/** Round, brown, without wings, with a bill to the ground. */
const kiwi =
  '<path d="M46 94l-4 16M66 94l4 16" stroke="#c08a4a" stroke-width="6" stroke-linecap="round"/><path d="M32 112h18M62 112h18M42 110l-4 6M70 110l6 6" stroke="#c08a4a" stroke-width="5" stroke-linecap="round"/>' +
  '<path d="M10 74q0-36 38-40 20-2 30 8 8-14 22-10 14 6 8 22-6 12-18 16-4 26-36 28-42 0-44-24z" fill="#8a5f38"/>' +
  '<path d="M20 80q8 14 30 14 26 0 34-20-16 12-36 12-18 0-28-6z" fill="#6d4727"/>' +
  '<path d="M24 58l6 8M36 48l6 8M50 44l5 9M28 74l7 6M44 64l6 8M60 58l6 8M46 80l6 4M64 74l6 5" stroke="#b98b5c" stroke-width="3.4" stroke-linecap="round"/>' +
  '<path d="M106 44q14 16 20 56-16-20-28-40z" fill="#e7cfa2" stroke="#b89a66" stroke-width="2"/>' +
  eye(98, 44, 3.8)

export const art = drawn('kiwi', kiwi)
