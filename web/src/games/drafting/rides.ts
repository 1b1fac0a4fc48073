/** Which trucks and coins travel between two views. */
import type { Coins, Ride } from '$/table/motion/rides'
import { Area, BANK, truck, type Place } from '$/table/moves/places'
import type { DraftingView } from './model'

/** Trucks that are taken, and trucks that stand in the yard again. */
export function ridesBetween(before: DraftingView, after: DraftingView): Ride[] {
  return after.trucks.flatMap(({ taken_by }, index): Ride[] => {
    const was = before.trucks[index]?.taken_by ?? null
    return was === taken_by ? [] : [{ truck: truck(index + 1), seat: taken_by }]
  })
}

/** Coins that changed hands. Those of coin tiles fly as tiles; whoever pays and whoever gains are paired. */
export function coinsBetween(before: DraftingView, after: DraftingView, tiles = 0): Coins[] {
  const gains = new Map<Place, number>()
  after.seats.forEach(({ coins }, seat) => {
    const gain = coins - (before.seats[seat]?.coins ?? coins)
    if (gain !== 0) gains.set(new Area(seat).purse(), gain)
  })
  const taker = ridesBetween(before, after).find(({ seat }) => seat !== null)?.seat
  if (tiles > 0 && typeof taker === 'number') {
    const purse = new Area(taker).purse()
    gains.set(purse, (gains.get(purse) ?? 0) - tiles)
  }
  const payers = [...gains]
    .filter(([, gain]) => gain < 0)
    .map(([from, gain]) => ({ from, left: -gain }))
  const trips: Coins[] = []
  for (const [to, gain] of gains) {
    let missing = gain
    for (const payer of payers) {
      const count = Math.min(missing, payer.left)
      if (count <= 0) continue
      trips.push({ from: payer.from, to, count })
      payer.left -= count
      missing -= count
    }
    if (missing > 0) trips.push({ from: BANK, to, count: missing })
  }
  for (const { from, left } of payers) if (left > 0) trips.push({ from, to: BANK, count: left })
  return trips
}
