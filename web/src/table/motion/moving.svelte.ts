/** Lets tiles travel whenever the view of a table changes. */
import { tick, untrack } from 'svelte'
import { gameOf } from '../game'
import type { View } from '../view'
import { journeysBetween } from './journeys'
import { copyTrucks, ride } from './rides'
import { copyLeaving, homeward, remember, travel, wantsCalm, type Flights } from './travel'

/**
 * To be called while a component is set up: only then does it hear of a new view before the page is
 * drawn again, when everything still lies where it was. `still` is a setting: with it, or where the
 * system asks for less motion, nothing flies. `pace` is how many times as fast as usual things move.
 */
export function letTilesTravel(
  root: () => HTMLElement | undefined,
  view: () => View,
  still: () => boolean,
  pace: () => number,
): void {
  let shown = untrack(view)
  let flights: Flights | undefined
  let arrive: (() => void) | undefined
  const finish = (): void => {
    flights?.finish()
    arrive?.()
  }

  $effect.pre(() => {
    const next = view()
    if (next === shown) return
    const before = shown
    shown = next
    untrack(() => {
      finish()
      const ground = root()
      if (!ground || before.game !== next.game) return
      const game = gameOf(next)
      const changes = journeysBetween(before, next)
      const journeys = homeward(ground, changes)
      const memory = remember(ground, journeys)
      const leaving = copyLeaving(ground, journeys)
      const calm = still() || wantsCalm()
      const haste = pace()
      const rides = calm ? [] : (game.rides?.(before, next) ?? [])
      const trucks = copyTrucks(ground, rides)
      const tiles = changes.filter(({ to }) => to.endsWith('/purse')).length
      const coins = calm ? [] : (game.coins?.(before, next, tiles) ?? [])
      void tick().then(() => {
        flights = travel(ground, memory, journeys, leaving, calm, haste)
        arrive = ride(ground, rides, trucks, coins, haste)
      })
    })
  })
  // Any click or key finishes a running motion at once.
  $effect(() => {
    addEventListener('pointerdown', finish, true)
    addEventListener('keydown', finish, true)
    return () => {
      finish()
      removeEventListener('pointerdown', finish, true)
      removeEventListener('keydown', finish, true)
    }
  })
}
