/** Both games on one card. */
import type { Scene } from '$/games/game'
import { HEIGHT, NARROW, far, put, sky, tufts, waves } from '$/games/scene'

function both(): string {
  return (
    `${sky(NARROW)}<path d="M0 86q80-30 160-8t140-12v40H0z" class="scene-hill"/>` +
    put('deciduous-tree', 18, 40, 52, far) +
    put('palm-tree', 238, 30, 62, far) +
    `<path d="M0 100H${NARROW}V${HEIGHT}H0z" class="scene-sand"/>${tufts(8, 14, 140, 118, 196, 'savanna')}` +
    `<path d="M172 98q-34 34-18 62t-10 ${HEIGHT - 150}H${NARROW + 8}V98z" class="scene-sea"/>${waves(10, 11, 172, 272, 116, 192)}` +
    `<path d="M84 158q76-34 150 0" class="scene-bridge under"/><path d="M84 156q76-34 150 0" class="scene-bridge"/><path d="M92 148v12M110 142v12M128 138v12M146 136v12M164 136v12M182 138v12M200 142v12M218 148v12" class="scene-plank"/>` +
    put('delivery-truck', 122, 92, 56, far) +
    put('elephant', 8, 84, 86) +
    put('camel', 30, 140, 58) +
    put('dolphin', 222, 96, 64, far) +
    put('seal', 206, 150, 48, far) +
    put('tropical-fish', 262, 156, 30, far)
  )
}

export const scene: Scene = { width: NARROW, height: HEIGHT, markup: both() }
