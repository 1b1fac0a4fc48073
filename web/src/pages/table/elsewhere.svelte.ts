/** A game against bots goes on in the browser if the server does not answer for a while. */
import { isReady, makeReady, moveThere } from '$/net/offline'
import { hasOffline } from '$/ui/catalogue.svelte'
import { isAlone, movedOf } from './moved'
import type { Room } from './room.svelte'

/** How long the connection has been lost by then, after it was said. */
const PATIENCE = 5000

export class Elsewhere {
  /** All that is needed is here. */
  ready = $state(false)
  readonly #room: Room

  /** Made while a component is: `lost` says whether the connection is known to be lost. */
  constructor(room: Room, lost: () => boolean) {
    this.#room = room
    const alone = $derived(room.live.told !== null && isAlone(room.live.told))
    const begun = $derived(alone && hasOffline() && (room.live.told?.table.ply ?? 0) > 0)
    $effect(() => {
      if (begun) void makeReady().catch(() => undefined) // it is tried again at the next table
    })
    $effect(() => {
      if (!alone || !lost()) return
      const look = async (): Promise<void> => {
        this.ready = await isReady().catch(() => false)
      }
      const timer = setTimeout(() => void look(), PATIENCE)
      return () => {
        clearTimeout(timer)
        this.ready = false
      }
    })
  }

  readonly go = (): void => {
    const { log, live } = this.#room
    if (live.told) void moveThere(movedOf(log, live.told))
  }
}
