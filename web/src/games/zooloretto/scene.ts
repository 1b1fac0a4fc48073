/** Zooloretto on its card: a truck arrives at the zoo. */
import type { Scene } from '$/games/game'
import { HEIGHT, WIDE, far, fence, put, sky, tufts } from '$/games/scene'
import { truckArt } from '$/games/drafting/draw/truck'
import { loadZoo } from './art'

// The picture follows when its animals are there.
loadZoo().catch(() => undefined)

function zoo(): string {
  const load = ['camel', 'leopard', 'chimpanzee']
  return (
    `${sky(WIDE)}<circle cx="410" cy="42" r="22" class="scene-sun"/>` +
    `<path d="M0 96q80-44 170-14 70 24 150-12 90-36 176 14v60H0z" class="scene-hill"/><path d="M0 112q120-30 240-4t256-10v50H0z" class="scene-hill near"/>` +
    put('evergreen-tree', 14, 54, 46, far) +
    put('evergreen-tree', 44, 60, 38, far) +
    put('deciduous-tree', 296, 50, 54, far) +
    put('ferris-wheel', 420, 44, 70, far) +
    `<path d="M0 118q250-16 ${WIDE} 0V${HEIGHT}H0z" class="scene-sand"/>${tufts(3, 26, WIDE, 130, 198, 'savanna')}` +
    `<ellipse cx="205" cy="168" rx="74" ry="20" class="scene-shore"/><ellipse cx="205" cy="168" rx="66" ry="16" class="scene-pond"/><path d="M160 168q5-3 10 0t10 0M222 172q5-3 10 0t10 0M190 161q4-2 8 0" class="scene-wave"/>` +
    fence(0, 140, 122) +
    fence(268, WIDE, 121) +
    put('elephant', 34, 76, 102) +
    put('flamingo', 160, 84, 78, far) +
    put('flamingo', 208, 102, 62, { flip: true, shadow: false }) +
    put('zebra', 262, 92, 78) +
    put('panda', 132, 146, 34) +
    `<svg x="334" y="104" width="158" height="76" viewBox="0 0 190 84" overflow="visible">${truckArt(3)}${load.map((species, bay) => `<use href="#tile-${species}" x="${8 + 44.5 * bay}" y="9" width="42" height="42"/>`).join('')}</svg>`
  )
}

export const scene: Scene = { width: WIDE, height: HEIGHT, markup: zoo() }
