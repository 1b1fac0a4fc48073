import type { GameEntry } from '$/games/game'
import { t } from '$/texts/index.svelte'
import { isVariant, VARIANTS } from './variants'

export const ozoolemio: GameEntry = {
  name: 'ozoolemio',
  seats: 4,
  minutes: 50,
  load: () => import('./page'),
  loadArt: () => import('./art').then(({ loadPaths }) => loadPaths()),
  loadScene: () => import('./scene'),
  loadSetUp: () => import('./Variants.svelte'),
  options: ({ variants }) => variants.filter(isVariant).map((name) => `${VARIANTS[name]}=${name}`),
  chosen: ({ variants }) => variants.filter(isVariant).map((name) => t(`variant.${name}`)),
}
