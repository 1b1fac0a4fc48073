/** Where the tiles and helpers of a water park lie. */
import type { Whereabouts } from '$/table/motion/journeys'
import { Area } from '$/table/moves/places'
import type { Park } from './model'

const JOBS: readonly string[] = ['cashier', 'keeper', 'manager']

export function layPark(park: Park, seat: number, put: Whereabouts['put']): void {
  const area = new Area(seat)
  for (const { name, tile, trainer } of park.fields)
    put(area.field(name), [tile, trainer ? 'helper' : null])
  put(area.depot(), park.depot.tiles)
  for (const [job, count] of Object.entries(park.staff))
    if (JOBS.includes(job)) put(area.job(job), Array<string>(count).fill('helper'))
}
