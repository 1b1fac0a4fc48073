import { drawn, eye } from '../drawing'

/** Tufts on the ears, side whiskers, spots. */
const lynx =
  '<path d="M26 16l-2-12 10 10 22 18H30zM102 16l2-12-10 10-22 18h26z" fill="#3a2b1e"/>' +
  '<path d="M24 54L26 12q16 6 28 20h20q12-14 28-20l2 42 12 30-16 0q-8 26-36 28-28-2-36-28l-16 0z" fill="#d9a55c"/>' +
  '<path d="M34 24q8 4 14 12l-12 10zM94 24q-8 4-14 12l12 10z" fill="#f3d8ab"/>' +
  '<path d="M14 84l16-18q6 30 34 32 28-2 34-32l16 18-16 2q-8 24-34 26-26-2-34-26z" fill="#f6e8cd"/>' +
  '<path d="M20 92l4-6M30 98l2-6M108 92l-4-6M98 98l-2-6" stroke="#3a2b1e" stroke-width="4" stroke-linecap="round"/>' +
  '<path d="M58 40v10M70 40v10M48 44l3 6M80 44l-3 6M28 62l8 3M100 62l-8 3" stroke="#7a4f20" stroke-width="4" stroke-linecap="round"/>' +
  '<path d="M42 64q8-8 16 0-8 8-16 0zM70 64q8-8 16 0-8 8-16 0z" fill="#e8d35a"/>' +
  eye(50, 64, 3.4) +
  eye(78, 64, 3.4) +
  '<path d="M57 78h14l-7 8z" fill="#a4564a"/><path d="M64 86v5q-5 6-11 3M64 91q5 6 11 3" fill="none" stroke="#5a3a26" stroke-width="2.6" stroke-linecap="round"/>'

export const art = drawn('iberian-lynx', lynx)
