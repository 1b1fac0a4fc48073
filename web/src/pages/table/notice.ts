/** Telling someone who looks elsewhere that it is their turn. */

/** A notification of the browser, if it is allowed and nobody looks at the page. */
export function notify(title: string, body: string, tag: string): void {
  if (document.visibilityState === 'visible' || typeof Notification === 'undefined') return
  if (Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { body, tag, icon: '/icon.svg' })
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  } catch {
    // Some phones allow notifications to service workers only.
  }
}
