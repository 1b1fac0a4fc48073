/** Where the tiles of a zoo lie. */
import type { Whereabouts } from '$/table/motion/journeys'
import { Area } from '$/table/moves/places'
import { guestIn, type Zoo } from './model'
import { MODULE_PAGES } from './modules'

export function layZoo(zoo: Zoo, seat: number, put: Whereabouts['put']): void {
  const area = new Area(seat)
  for (const { name, animals } of zoo.enclosures)
    put(area.pen(name), [...animals, guestIn(zoo, name)])
  for (const place of zoo.stalls) put(area.stall(place.name), [place.stall])
  put(area.barn(), zoo.barn.tiles)
  for (const { lying } of MODULE_PAGES) lying?.(zoo, area, put)
}
