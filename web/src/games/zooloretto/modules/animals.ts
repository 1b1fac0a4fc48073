/** Animals that no icon set has, drawn in its manner: 128 x 128, flat shapes, one shade darker in the shadow. */

const eye = (x: number, y: number, size = 4): string =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="#2b2118"/><circle cx="${x + size / 3}" cy="${y - size / 3}" r="${size / 3}" fill="#fff"/>`

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

/** Black and white, with a little trunk. */
const tapir =
  '<path d="M24 90v20M42 92v18M82 92v18M98 88v20" stroke="#2c2a2b" stroke-width="12" stroke-linecap="round"/>' +
  '<path d="M12 70q0-32 42-34 28-2 44 8 16 8 18 20 12 8 6 24-4 6-10 2-2-8-8-10-8 10-22 10-8 8-34 8-36 0-36-28z" fill="#2c2a2b"/>' +
  '<path d="M24 48q14-12 36-12l14 2q-10 22-2 52-10 6-28 6-16-2-24-12-6-20 4-36z" fill="#f1ece2"/>' +
  '<path d="M88 46q-2-12 6-14 8 4 6 16z" fill="#2c2a2b"/><path d="M91 42q0-6 4-7 3 3 2 9z" fill="#d7cfc0"/>' +
  '<path d="M112 84q6 4 6 10" stroke="#5b5657" stroke-width="4" fill="none" stroke-linecap="round"/>' +
  '<circle cx="104" cy="60" r="5" fill="#f1ece2"/>' +
  eye(104, 60, 3.4)

/** Round, brown, without wings, with a bill to the ground. */
const kiwi =
  '<path d="M46 94l-4 16M66 94l4 16" stroke="#c08a4a" stroke-width="6" stroke-linecap="round"/><path d="M32 112h18M62 112h18M42 110l-4 6M70 110l6 6" stroke="#c08a4a" stroke-width="5" stroke-linecap="round"/>' +
  '<path d="M10 74q0-36 38-40 20-2 30 8 8-14 22-10 14 6 8 22-6 12-18 16-4 26-36 28-42 0-44-24z" fill="#8a5f38"/>' +
  '<path d="M20 80q8 14 30 14 26 0 34-20-16 12-36 12-18 0-28-6z" fill="#6d4727"/>' +
  '<path d="M24 58l6 8M36 48l6 8M50 44l5 9M28 74l7 6M44 64l6 8M60 58l6 8M46 80l6 4M64 74l6 5" stroke="#b98b5c" stroke-width="3.4" stroke-linecap="round"/>' +
  '<path d="M106 44q14 16 20 56-16-20-28-40z" fill="#e7cfa2" stroke="#b89a66" stroke-width="2"/>' +
  eye(98, 44, 3.8)

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

/** A barrel with a blunt head, small ears and no tail. */
const capybara =
  '<path d="M28 92v18M44 94v16M76 94v16M92 90v20" stroke="#7d5530" stroke-width="11" stroke-linecap="round"/>' +
  '<path d="M10 72q2-32 44-32h22q6-14 22-12 22 2 24 24 0 22-14 24-6 24-52 24-46 0-46-28z" fill="#b07f49"/>' +
  '<path d="M12 82q14 12 46 12 30 0 42-14 2-2 4-4-6 24-48 24-36 0-44-18z" fill="#8f6236"/>' +
  '<path d="M100 48q20-2 22 8 0 16-12 20-12 0-14-14z" fill="#8f6236"/><path d="M116 50q7 0 6 6-4 3-8 0z" fill="#3a2819"/><path d="M108 70q6 2 10-3" stroke="#3a2819" stroke-width="2.6" fill="none" stroke-linecap="round"/>' +
  '<path d="M78 30q-2-12 8-10 6 4 4 12z" fill="#8f6236"/><path d="M26 54l10-3M36 62l10-2M24 68l9-2M52 52l10-2M56 66l10-2M42 76l10-2" stroke="#d2a774" stroke-width="3.2" stroke-linecap="round"/>' +
  eye(98, 44, 3.6)

const ANIMALS: Readonly<Record<string, string>> = {
  chameleon,
  anteater,
  baboon,
  'iberian-lynx': lynx,
  katta,
  tapir,
  kiwi,
  kea,
  capybara,
}

/** The drawings as symbols; they are shown as pictures of the icon sets are. */
export const ANIMAL_ART = Object.entries(ANIMALS)
  .map(([name, body]) => `<symbol id="art-${name}" viewBox="0 0 128 128">${body}</symbol>`)
  .join('')
