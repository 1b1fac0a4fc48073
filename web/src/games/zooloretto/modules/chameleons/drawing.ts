import { drawn, eye } from '../drawing'

/** Rolled tail, crest, cone of an eye, mitten feet on a branch. */
const chameleon =
  '<path d="M4 104q58-14 120 0" fill="none" stroke="#7a5230" stroke-width="8" stroke-linecap="round"/>' +
  '<path d="M34 78C12 78 8 108 28 108s16-24 4-22-6 14 2 12" fill="none" stroke="#4e9a3f" stroke-width="9" stroke-linecap="round"/>' +
  '<path d="M28 82Q30 42 62 38q18-2 28 8l8-20q14 2 18 22 6 14-8 20-10 6-20 4-6 18-28 20-22 2-32-10z" fill="#6dbb46"/>' +
  '<path d="M30 82q20 12 42 6 12-4 16-16l-6-2q-10 14-52 12z" fill="#b4dd74"/>' +
  '<path d="M98 26q-10 4-12 20l12-2z" fill="#4e9a3f"/>' +
  '<path d="M44 44l4-8 5 6 5-8 5 7 6-7 4 8" fill="none" stroke="#4e9a3f" stroke-width="4" stroke-linejoin="round"/>' +
  '<path d="M48 58v18M60 54v22M72 56v18" stroke="#3f8a6a" stroke-width="6" stroke-linecap="round"/>' +
  '<path d="M46 88l-4 14M76 86l6 14" stroke="#4e9a3f" stroke-width="8" stroke-linecap="round"/>' +
  '<path d="M40 102h10M78 100h10" stroke="#3f7f35" stroke-width="7" stroke-linecap="round"/>' +
  '<path d="M92 66q12 2 22-6" fill="none" stroke="#3f7f35" stroke-width="3" stroke-linecap="round"/>' +
  '<circle cx="98" cy="50" r="10" fill="#e9c552"/><circle cx="98" cy="50" r="6" fill="#b98a2a"/>' +
  eye(99, 50, 3.4)

export const art = drawn('chameleon', chameleon)
