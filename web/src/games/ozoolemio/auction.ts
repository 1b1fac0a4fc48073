/** O Zoo le Mio: what the log says about the auction of this round. */
import type { Sale } from './Auction.svelte'
import type { Revealed } from './Bid.svelte'
import type { GameEvent } from '$/table/sentences'

/** The tiles that were sold since the round began. */
export function salesOf(moves: readonly { events: readonly GameEvent[] }[]): Sale[] {
  let sales: Sale[] = []
  let bids: Record<number, number> = {}
  for (const event of moves.flatMap(({ events }) => events)) {
    if (event.kind === 'round_ended' || event.kind === 'next_round') sales = []
    if (event.kind === 'bid') bids[event.seat] = Number(event['coins'])
    if (event.kind === 'won' && 'tile' in event) {
      const coins = Number(event['coins'])
      sales.push({
        tile: Number(event['tile']),
        seat: event.seat,
        coins,
        bids: { [event.seat]: coins, ...bids },
      })
      bids = {}
    }
  }
  return sales
}

/** Bids that these events have opened. */
export function revealedBy(events: readonly GameEvent[]): Revealed | null {
  const bids = Object.fromEntries(
    events.flatMap((event) => (event.kind === 'bid' ? [[event.seat, Number(event['coins'])]] : [])),
  )
  const won = events.find(({ kind }) => kind === 'won')
  return won && Object.keys(bids).length ? { bids, winner: won.seat } : null
}
