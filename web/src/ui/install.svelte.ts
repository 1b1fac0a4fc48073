/** Browsers offer to put the page on the home screen; they say so once, and want to be asked at a click. */
interface Offer extends Event {
  prompt: () => Promise<unknown>
}

let offer = $state.raw<Offer>()

export const canInstall = (): boolean => offer !== undefined

/** Let the browser ask. An offer is good for one answer, whatever it is. */
export function install(): void {
  void offer?.prompt().catch(() => undefined)
  offer = undefined
}

/** Listen from the beginning: it comes before anything else is there. */
export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as Offer
  })
  addEventListener('appinstalled', () => (offer = undefined))
}
