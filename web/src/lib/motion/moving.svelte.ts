/** An attachment that lets tiles travel whenever the view of a table changes. */
import { tick, untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { View } from '../model'
import { journeysBetween } from './journeys'
import { remember, travel, wantsCalm, type Flights } from './travel'

/** `still` is a setting: with it, or where the system asks for less motion, nothing flies. */
export function moving(view: () => View, still: () => boolean = () => false): Attachment<HTMLElement> {
  return (root) => {
    let shown = untrack(view)
    let flights: Flights | undefined
    const finish = (): void => flights?.finish()
    root.addEventListener('pointerdown', finish, true)
    root.addEventListener('keydown', finish, true)

    // Before the page is drawn anew everything still lies where it was.
    $effect.pre(() => {
      const next = view()
      if (next === shown) return
      const before = shown
      shown = next
      untrack(() => {
        flights?.finish()
        const memory = remember(root)
        const journeys = before.game === next.game ? journeysBetween(before, next) : []
        void tick().then(() => {
          flights = travel(root, memory, journeys, still() || wantsCalm())
        })
      })
    })
    return () => {
      finish()
      root.removeEventListener('pointerdown', finish, true)
      root.removeEventListener('keydown', finish, true)
    }
  }
}
