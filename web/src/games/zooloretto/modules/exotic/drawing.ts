import { drawn, eye } from '../drawing'

/** A snout as long as the head, a bushy tail, the white-edged band. */
const anteater =
  '<path d="M44 62Q8 44 6 92q18-8 24 4 6-16 22-14z" fill="#5d4a3c"/><path d="M12 86q14-8 24-10M16 72q12-4 24-2" stroke="#86705c" stroke-width="3" fill="none" stroke-linecap="round"/>' +
  '<path d="M34 74q6-30 38-28 20 0 28 14 14 8 24 28 2 6-4 6-14-6-26-16-6 16-28 18-26 2-32-22z" fill="#7b6553"/>' +
  '<path d="M62 48q22 4 32 28l-8 6q-6-24-30-30z" fill="#2f2620" stroke="#efe6d6" stroke-width="3"/>' +
  '<path d="M46 88v18M58 94v12" stroke="#5d4a3c" stroke-width="10" stroke-linecap="round"/><path d="M78 88v18M90 84v20" stroke="#efe6d6" stroke-width="10" stroke-linecap="round"/><path d="M74 107h9M86 105h9" stroke="#2f2620" stroke-width="5" stroke-linecap="round"/>' +
  '<path d="M92 54q2-10 8-8 4 4-2 12z" fill="#5d4a3c"/>' +
  eye(102, 68, 3.2) +
  '<path d="M122 92q4 8-2 14" fill="none" stroke="#d2747c" stroke-width="2.6" stroke-linecap="round"/>'

/** The long face of a mandrill-like baboon: mane, bare muzzle, heavy brow. */
const baboon =
  '<path d="M64 10q-40 0-46 38-6 40 18 58 12 10 28 10t28-10q24-18 18-58Q104 10 64 10z" fill="#a58a5f"/>' +
  '<path d="M20 58l-10-6 9-4-7-8 10 0M108 58l10-6-9-4 7-8-10 0M34 104l-10 4 4-10M94 104l10 4-4-10" fill="#a58a5f" stroke="#8a7048" stroke-width="3" stroke-linejoin="round"/>' +
  '<ellipse cx="25" cy="52" rx="8" ry="11" fill="#7a5b45"/><ellipse cx="103" cy="52" rx="8" ry="11" fill="#7a5b45"/>' +
  '<path d="M34 46q30-20 60 0-2 18-12 22 4 40-18 42-22-2-18-42-10-4-12-22z" fill="#6d5347"/>' +
  '<path d="M36 44q28-16 56 0" fill="none" stroke="#4a372e" stroke-width="7" stroke-linecap="round"/>' +
  '<path d="M52 62q-6 30 2 40M76 62q6 30-2 40" stroke="#8d7265" stroke-width="5" fill="none" stroke-linecap="round"/>' +
  '<path d="M58 58h12v30q-6 5-12 0z" fill="#b0564c"/><path d="M56 88q8-6 16 0 0 8-8 8t-8-8z" fill="#3b2a24"/><path d="M52 103q12 6 24 0" stroke="#3b2a24" stroke-width="3.4" fill="none" stroke-linecap="round"/>' +
  eye(48, 56, 4.4) +
  eye(80, 56, 4.4)

export const art = drawn('anteater', anteater) + drawn('baboon', baboon)
