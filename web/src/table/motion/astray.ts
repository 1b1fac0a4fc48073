/** Clicks on places that are not lit: nobody has to guess why nothing happens. */
import type { Attachment } from 'svelte/attachments'
import type { Place } from '../moves/places'
import { wantsCalm } from './travel'

/** A ring, and one shake of the head. */
function refuse(element: HTMLElement): void {
  const ring = { outline: '3px solid var(--bad)', outlineOffset: '2px' }
  element.animate([ring, ring], { duration: 1200 })
  if (wantsCalm()) return
  element.animate(
    [
      { translate: '0' },
      { translate: '-5px' },
      { translate: '5px' },
      { translate: '-3px' },
      { translate: '0' },
    ],
    { duration: 320 },
  )
}

/** `attempt` says whether it knows what was meant. */
export const astray =
  (attempt: (place: Place) => boolean): Attachment<HTMLElement> =>
  (root) => {
    const click = (event: MouseEvent): void => {
      if (!(event.target instanceof Element)) return
      if (event.target.closest('button, a, input, [data-pick]')) return
      const holder = event.target.closest<HTMLElement>('[data-place]')
      const place = holder?.dataset['place']
      if (holder && place && attempt(place))
        refuse(holder.offsetWidth > 0 ? holder : (holder.querySelector('*') ?? holder))
    }
    root.addEventListener('click', click)
    return () => root.removeEventListener('click', click)
  }
