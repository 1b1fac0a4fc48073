import { drawn, eye } from '../drawing'

/** The green parrot of the mountains, with a long hooked bill and orange under the wing. */
const kea =
  '<path d="M52 100l-10 20M64 100v20" stroke="#6b6459" stroke-width="6" stroke-linecap="round"/><path d="M32 122h18M56 122h18" stroke="#4c463d" stroke-width="5" stroke-linecap="round"/>' +
  '<path d="M26 122l-16-8 30-44 20 22z" fill="#3f6f47"/>' +
  '<path d="M30 92q-4-36 24-54Q60 12 84 12q24 2 26 26-2 12-10 18-2 44-40 50-24 0-30-14z" fill="#6f9a4a"/>' +
  '<path d="M34 84q0-30 30-40 14 22-2 48-14 10-28-8z" fill="#3f6f47"/><path d="M44 88q2-14 18-18 4 12-4 20-8 4-14-2z" fill="#e5772c"/><path d="M44 62l14-6M42 74l18-8" stroke="#2e5535" stroke-width="3.4" stroke-linecap="round"/>' +
  '<path d="M104 34q22 2 18 34-2 8-8 4-2-16-14-22z" fill="#57534d"/><path d="M102 50q8 4 9 13-8 0-13-7z" fill="#3d3a36"/>' +
  '<path d="M66 22q10-8 20-6M60 32q6-8 14-10" stroke="#4e7a38" stroke-width="3" fill="none" stroke-linecap="round"/>' +
  '<circle cx="90" cy="34" r="6" fill="#e8d35a"/>' +
  eye(90, 34, 4)

export const art = drawn('kea', kea)
