/** Aquaretto on its card. */
import type { Scene } from '$/games/game'
import { HEIGHT, NARROW, far, put, sky, waves } from '$/games/scene'

function water(): string {
  return (
    `${sky(NARROW)}<path d="M0 74q70-26 150-8t150-10v40H0z" class="scene-hill"/><path d="M0 84H${NARROW}V${HEIGHT}H0z" class="scene-beach"/>` +
    `<path d="M10 96q140-14 280 0 8 50 0 ${HEIGHT - 66}H10q-8-60 0-${HEIGHT - 66}z" class="scene-sea"/>${waves(4, 15, 14, 250, 112, 194)}` +
    `<path d="M188 104l18-20 34-6 26 14 16 26-30 8-46-2z" class="scene-ice"/><path d="M206 84l8 18 26-24M214 102l34 16" class="scene-crack"/>` +
    put('penguin', 200, 42, 52, far) +
    put('penguin', 240, 58, 38, far) +
    put('dolphin', 46, 84, 82, far) +
    `<path d="M52 154q28 9 58-1" class="scene-wave"/>` +
    put('orca', 130, 122, 84, far) +
    put('turtle', 28, 150, 46, far) +
    put('seal', 226, 132, 60, far)
  )
}

export const scene: Scene = { width: NARROW, height: HEIGHT, markup: water() }
