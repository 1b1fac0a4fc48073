/** Faces of tiles, 64 x 64: the animal before a simple picture of its habitat, so that ground and pattern, not only hue, tell the species. */
import { times, n } from '$/ui/draw/shapes'
import { pictureOf } from '../pictures'

const HABITATS: Readonly<Record<string, string>> = {
  flamingo: 'water',
  camel: 'desert',
  leopard: 'rock',
  elephant: 'savanna',
  panda: 'bamboo',
  chimpanzee: 'jungle',
  zebra: 'grass',
  kangaroo: 'outback',
  lion: 'savanna',
  rabbit: 'grass',
  dolphin: 'sea',
  orca: 'cold',
  'sea-lion': 'shore',
  'polar-bear': 'ice',
  penguin: 'snow',
  turtle: 'reef',
  crocodile: 'swamp',
  hippo: 'river',
}

const SKIES: Readonly<Record<string, readonly [string, string]>> = {
  water: ['#e6f5f3', '#b5dfe4'],
  desert: ['#fdeec6', '#f4d898'],
  rock: ['#f4ead6', '#e2cfae'],
  savanna: ['#fbefc6', '#efd485'],
  bamboo: ['#eef6d4', '#cfe2a0'],
  jungle: ['#dcecc4', '#a9cf8c'],
  grass: ['#f3f4cd', '#dbe08b'],
  outback: ['#fadfbf', '#e9a96f'],
  sea: ['#dff2fa', '#a5d8ec'],
  cold: ['#e3edf3', '#a6c4d6'],
  shore: ['#eaf3ee', '#c3dccf'],
  ice: ['#d7ebf6', '#a9d3ea'],
  snow: ['#b9cbe6', '#dbe6f5'],
  reef: ['#d5f1e6', '#97dccb'],
  swamp: ['#eef2d2', '#cfdc9f'],
  river: ['#f5e6da', '#dcc0a6'],
}

const LANDS: Readonly<Record<string, string>> = {
  water:
    '<path d="M0 44q8-5 16 0t16 0 16 0 16 0v22H0z" fill="#8fc9d6"/><path d="M8 51q4-3 8 0t8 0M36 55q4-3 8 0t8 0M40 47q3-2 6 0" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.6" stroke-linecap="round"/>',
  desert:
    '<path d="M0 40q16-12 34-2 14 8 32-4v32H0z" fill="#eec882"/><path d="M0 52q20-10 38-1 12 5 28-2v18H0z" fill="#e4b768"/><circle cx="51" cy="14" r="5.5" fill="#fff3cf"/>',
  rock: '<path d="M0 48l10-9 9 6 12-10 13 9 9-6 12 9v20H0z" fill="#cdb48c"/><path d="M10 52h7M40 55h10M26 49h5" fill="none" stroke="#a58a5c" stroke-width="1.5" stroke-linecap="round"/>',
  savanna:
    '<path d="M0 45q32-9 64 0v20H0z" fill="#e2bd66"/><path d="M9 55l-2-6m2 6v-7m0 7l3-6M52 54l-2-6m2 6v-7m0 7l3-6M32 59l-2-5m2 5l3-5" stroke="#a97e2a" stroke-width="1.6" stroke-linecap="round" fill="none"/>',
  bamboo:
    '<path d="M10 0v64M55 0v64" stroke="#5d8a37" stroke-width="4"/><path d="M8 14h4M8 30h4M8 46h4M53 22h4M53 38h4M53 52h4" stroke="#dfeebb" stroke-width="1.3"/><path d="M12 14q7-5 11-1-5 4-11 1zM53 22q-7-5-11-1 5 4 11 1zM12 46q6 0 8 4-6 1-8-4z" fill="#79a94a"/>',
  jungle:
    '<path d="M-2 26q12-16 20-6-6 12-20 6zM66 22q-12-16-22-5 8 12 22 5zM-2 58q10-16 20-8-6 14-20 8zM66 60q-8-16-20-9 6 14 20 9z" fill="#6fa558"/><path d="M0 25q9-3 17-5M64 21q-10-2-19-4M0 57q9-3 17-7M64 59q-8-3-17-8" stroke="#41743a" stroke-width="1.2" fill="none"/>',
  grass:
    '<path d="M0 46q32-6 64 0v20H0z" fill="#b9c55c"/><path d="M6 60V48M12 62V51M19 60v-9M45 61V50M52 60V48M58 62V51" stroke="#7d8f2c" stroke-width="1.7" stroke-linecap="round"/>',
  outback:
    '<path d="M0 44l18-5 12 4 16-6 18 6v22H0z" fill="#cf8350"/><path d="M9 54q4-3 8 0M42 56q5-3 9 0" fill="none" stroke="#9b5428" stroke-width="1.5" stroke-linecap="round"/>',
  sea: '<path d="M0 40q8-6 16 0t16 0 16 0 16 0v26H0z" fill="#7cc0dc"/><path d="M0 50q8-5 16 0t16 0 16 0 16 0v16H0z" fill="#5aa9cd"/><path d="M10 18q3-2 6 0t6 0M42 14q3-2 6 0t6 0" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.6" stroke-linecap="round"/>',
  cold: '<path d="M0 42q8-6 16 0t16 0 16 0 16 0v24H0z" fill="#5f8fae"/><path d="M0 52q8-5 16 0t16 0 16 0 16 0v16H0z" fill="#44769a"/><path d="M44 20l6-8 5 5 4-3 3 8z" fill="#fff" fill-opacity=".9"/>',
  shore:
    '<path d="M0 50q10-12 22-9 8-7 20-1 10-3 22 6v20H0z" fill="#b79b74"/><path d="M0 56q8-4 16 0t16 0 16 0 16 0v10H0z" fill="#8fc6cf"/><path d="M14 46h8M40 45h9" stroke="#8a6f4a" stroke-width="1.6" stroke-linecap="round"/>',
  ice: '<path d="M0 46l12-10 9 5 13-9 14 10 16-7v32H0z" fill="#fff"/><path d="M0 54l18-6 14 5 16-6 16 4v16H0z" fill="#cfe4f0"/><path d="M12 36l5 8M34 32l-2 9M48 42l4 6" stroke="#a9cbe0" stroke-width="1.5" stroke-linecap="round"/>',
  snow: '<path d="M0 48q14-7 28-3t36-3v24H0z" fill="#fff"/><g fill="#fff"><circle cx="12" cy="16" r="1.8"/><circle cx="50" cy="12" r="1.8"/><circle cx="56" cy="28" r="1.6"/><circle cx="9" cy="33" r="1.5"/></g><path d="M0 57q12-4 26-1t38-3v14H0z" fill="#bcd5ea"/>',
  reef: '<path d="M0 50q16-7 34-1t30-2v20H0z" fill="#efd7a0"/><path d="M9 53v-9M9 48l-4-4M9 47l4-4M56 54v-9M56 49l4-4" stroke="#d9795a" stroke-width="2.4" stroke-linecap="round" fill="none"/><circle cx="47" cy="13" r="2" fill="#fff" fill-opacity=".8"/><circle cx="52" cy="19" r="1.3" fill="#fff" fill-opacity=".8"/>',
  swamp:
    '<path d="M0 46q8-5 16 0t16 0 16 0 16 0v20H0z" fill="#8fae6a"/><path d="M8 48V30M12 48V36M55 48V28M51 48V35" stroke="#55772f" stroke-width="1.8" stroke-linecap="round" fill="none"/><g fill="#7a4f28"><rect x="6.6" y="26" width="3" height="7" rx="1.5"/><rect x="53.6" y="24" width="3" height="7" rx="1.5"/></g><path d="M20 56q4-3 8 0t8 0" fill="none" stroke="#e5efcf" stroke-width="1.6"/>',
  river:
    '<path d="M0 44q32-7 64 0v22H0z" fill="#b98f6a"/><path d="M0 51q8-4 16 0t16 0 16 0 16 0v16H0z" fill="#9fbfae"/><path d="M10 57q4-3 8 0t8 0M40 59q4-3 8 0" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.6"/>',
}

const FACE = '<rect width="64" height="64" rx="12.5" class="tile-face"/>'
const CLIP = 'clip-path="url(#tile-clip)"'
const picture = (what: string, x: number, y: number, size: number): string =>
  `<use href="#art-${pictureOf(what)}" x="${x}" y="${y}" width="${size}" height="${size}"/>`
const symbol = (id: string, body: string): string =>
  `<symbol id="${id}" viewBox="0 0 64 64">${body}</symbol>`

const habitat = (kind: string): string =>
  `<rect x="4.5" y="4.5" width="55" height="55" rx="9" fill="url(#sky-${kind})"/><g ${CLIP}>${LANDS[kind] ?? ''}</g>`

function animal(species: string): string {
  const kind = HABITATS[species] ?? 'jungle'
  const young = `<circle cx="32" cy="32" r="32" class="tile-face"/><g clip-path="url(#young-clip)">${habitat(kind)}</g><circle cx="32" cy="32" r="28.5" fill="none" stroke="#6b5430" stroke-opacity=".55" stroke-width="1.4" stroke-dasharray="2.5 3.2"/>${picture(species, 15, 17, 34)}`
  return (
    symbol(`tile-${species}`, FACE + habitat(kind) + picture(species, 9.5, 8.5, 45)) +
    symbol(`young-${species}`, young)
  )
}

const CLOTH = 'M13.5 4.5h37a9 9 0 0 1 9 9v4H4.5v-4a9 9 0 0 1 9-9z'
const CREAM = '#fff6dd'

/** Each stall has an awning of its own cut. */
const AWNINGS: Readonly<Record<string, () => string>> = {
  snack: () =>
    `<path d="${CLOTH}" fill="#2f7d4a"/>` +
    times(
      5,
      (i) =>
        `<path d="M${n(4.5 + i * 11)} 17h11a5.5 5.4 0 0 1-11 0z" fill="${i % 2 ? CREAM : '#2f7d4a'}"/>`,
    ) +
    times(2, (i) => `<path d="M${n(15.5 + i * 22)} 17.2V4.5h11v12.7z" fill="${CREAM}"/>`),
  drinks: () =>
    `<path d="M4.5 20Q8 5 32 4.5 56 5 59.5 20z" fill="#2b68a8"/><path d="M32 4.5Q22 8 20 20h-7Q17 8 32 4.5zM32 4.5Q42 8 44 20h7Q47 8 32 4.5z" fill="${CREAM}"/>` +
    times(5, (i) => `<path d="M${n(4.5 + i * 11)} 20a5.5 4 0 0 0 11 0z" fill="#2b68a8"/>`),
  fruit: () =>
    `<path d="${CLOTH}" fill="#9a5a1e"/>` +
    times(7, (i) => `<path d="M${n(4.5 + i * 7.86)} 17h7.86l-3.93 6z" fill="#9a5a1e"/>`) +
    '<path d="M5 11q4.5-5 9 0t9 0 9 0 9 0 9 0 9 0" fill="none" stroke="#ffd98a" stroke-width="2.6"/>',
  popcorn: () =>
    `<path d="${CLOTH}" fill="#b8322c"/>` +
    times(
      6,
      (i) =>
        `<path d="M${n(4.5 + i * 9.17)} 17h9.17a4.58 5 0 0 1-9.17 0z" fill="${i % 2 ? CREAM : '#b8322c'}"/>`,
    ) +
    times(
      3,
      (i) => `<rect x="${n(13.67 + i * 18.34)}" y="4.5" width="9.17" height="13" fill="${CREAM}"/>`,
    ),
  icecream: () =>
    `<path d="${CLOTH}" fill="#b75a8c"/>` +
    times(
      5,
      (i) =>
        `<circle cx="${n(10 + i * 11)}" cy="17.5" r="5.5" fill="${i % 2 ? CREAM : '#b75a8c'}"/><circle cx="${n(10 + i * 11)}" cy="10" r="1.8" fill="${CREAM}"/>`,
    ),
  shop: () =>
    `<path d="${CLOTH}" fill="#5a4a8c"/><path d="M4.5 17h55l-5 6H9.500z" fill="#43366e"/>` +
    times(
      4,
      (i) =>
        `<path d="M${n(13 + i * 12)} 7.500l1.5 3 3.3.4-2.4 2.2.6 3.2-3-1.6-2.9 1.6.6-3.2-2.4-2.2 3.3-.4z" fill="#ffd98a"/>`,
    ),
  restaurant: () =>
    '<path d="M4.5 22V13L32 4.5 59.5 13v9z" fill="#8a3f5a"/>' +
    times(5, (i) => `<path d="M${n(4.5 + i * 11)} 21h11a5.5 4 0 0 1-11 0z" fill="${CREAM}"/>`),
}

const stall = (type: string): string =>
  symbol(
    `stall-${type}`,
    `${FACE}<g ${CLIP}><rect x="4" y="4" width="56" height="56" fill="#f3e3c3"/><path d="M4 52h56v9H4z" fill="#d8bd8b"/><path d="M4 56.3h56M18 52v4M34 52v4M50 52v4M10 56.4v4M26 56.4v4M42 56.4v4" stroke="#bfa06a" stroke-width="1.1"/><rect x="8" y="18" width="2.6" height="36" fill="#8a5a33"/><rect x="53.4" y="18" width="2.6" height="36" fill="#8a5a33"/></g>${picture(type, 15, 19, 35)}<g ${CLIP}>${AWNINGS[type]?.() ?? ''}</g>`,
  )

const PAW =
  '<ellipse cx="32" cy="38" rx="9" ry="7.5"/><ellipse cx="20.5" cy="30" rx="3.8" ry="4.8"/><ellipse cx="28" cy="23.5" rx="3.8" ry="5"/><ellipse cx="36.2" cy="23.5" rx="3.8" ry="5"/><ellipse cx="43.5" cy="30" rx="3.8" ry="4.8"/>'

const site = (name: string, mark: string): string =>
  symbol(
    `tile-${name}`,
    `${FACE}<g ${CLIP}><rect x="4" y="4" width="56" height="56" fill="#f0cf7c"/><path d="M-4 24 24-4M-4 40 40-4M-4 56 56-4M8 64 64 8M24 64 64 24M40 64 64 40" stroke="#4a3a1c" stroke-opacity=".22" stroke-width="5"/></g>${picture('construction', 14, 10, 36)}<g transform="translate(22 44)" fill="#fffaf0" stroke="#4a3a1c" stroke-width="1.4" stroke-linejoin="round">${mark}</g>`,
  )

/** Clip paths, gradients and faces that are not bound to a species. */
export const TILE_DEFS =
  '<defs><clipPath id="tile-clip"><rect x="4.5" y="4.5" width="55" height="55" rx="9"/></clipPath><clipPath id="young-clip"><circle cx="32" cy="32" r="27"/></clipPath>' +
  Object.entries(SKIES)
    .map(
      ([kind, [top, bottom]]) =>
        `<linearGradient id="sky-${kind}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
    )
    .join('') +
  '<pattern id="back-paws" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(-12)"><path d="M4 6a1.6 1.3 0 1 0 .1 0M2 3.4a.8.9 0 1 0 .1 0M6 3.4a.8.9 0 1 0 .1 0M12 14a1.6 1.3 0 1 0 .1 0M10 11.4a.8.9 0 1 0 .1 0M14 11.4a.8.9 0 1 0 .1 0" fill="#fff" fill-opacity=".22"/></pattern></defs>' +
  symbol(
    'tile-coin',
    `${FACE}<rect x="4.5" y="4.5" width="55" height="55" rx="9" fill="#f6e2ad"/><path d="M10 10l5 5M54 10l-5 5M10 54l5-5M54 54l-5-5" stroke="#b98a2a" stroke-width="2" stroke-linecap="round"/>${picture('coin', 12, 12, 40)}`,
  ) +
  symbol(
    'tile-back',
    `<rect width="64" height="64" rx="12.5" class="tile-back"/><rect x="4.5" y="4.5" width="55" height="55" rx="9" fill="url(#back-paws)"/><rect x="6.5" y="6.5" width="51" height="51" rx="7.5" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.2" stroke-dasharray="4 3"/><g fill="#fff" fill-opacity=".85">${PAW}</g>`,
  ) +
  symbol(
    'tile-unknown',
    `${FACE}<rect x="4.5" y="4.5" width="55" height="55" rx="9" fill="#e9dab6"/><g fill="#6e5a36" fill-opacity=".6">${PAW}</g>`,
  )

export const speciesFaces = (names: readonly string[]): string => names.map(animal).join('')
export const stallFaces = (names: readonly string[]): string => names.map(stall).join('')

/** Faces of what modules bring: jungle animals, sites, the pavilion, mini enclosures. */
export function moduleFaces(
  jungle: readonly string[],
  minis: readonly string[],
  miniPicture: (name: string) => string,
): string {
  return (
    jungle
      .map((name) => symbol(`tile-${name}`, FACE + habitat('jungle') + picture(name, 9.5, 8.5, 45)))
      .join('') +
    site('barn-site', '<path d="M0 12V4l10-4 10 4v8z"/>') +
    site('place-site', '<path d="M0 4l3-4h14l3 4v2H0zM2 6v6h16V6"/>') +
    site('pen-site', '<path d="M2 12V2l2-2 2 2v10zM14 12V2l2-2 2 2v10zM0 5h20v2H0z"/>') +
    symbol(
      'tile-pavilion',
      `${FACE}<rect x="4.5" y="4.5" width="55" height="55" rx="9" fill="#dbe8b4"/><path d="M32 9 54 26H10z" fill="#2f7d4a" stroke="#173d24" stroke-width="1.8" stroke-linejoin="round"/><circle cx="32" cy="8.5" r="2.6" fill="#e8b13a" stroke="#4a2d12"/><path d="M15 27v23M26 27v23M38 27v23M49 27v23" stroke="#4a2d12" stroke-width="5.6"/><path d="M15 27v23M26 27v23M38 27v23M49 27v23" stroke="#fffaf0" stroke-width="3.6"/><path d="M8 50h48v5H8z" fill="#d8bd8b" stroke="#4a2d12" stroke-width="1.5"/>`,
    ) +
    minis
      .map((name) =>
        symbol(
          `mini-${name}`,
          `${FACE}<rect x="4.5" y="4.5" width="55" height="55" rx="9" fill="#dcead6"/><path d="M4.5 48l14-7 14 5 13-6 14 5v10a9 9 0 0 1-9 9h-37a9 9 0 0 1-9-9z" fill="#b8cd84"/>${picture(miniPicture(name), 12, 9, 40)}`,
        ),
      )
      .join('')
  )
}

/** The symbol that shows a tile. */
export function faceOf(kind: string, what: string): string {
  if (kind === 'young') return `young-${what}`
  if (kind === 'stall') return `stall-${what}`
  if (kind === 'mini') return `mini-${what}`
  if (kind === 'unknown') return 'tile-unknown'
  return `tile-${what}`
}
