/** Where in the pages this browser is. */
import { readRoute, writeRoute, type Route } from './router'

let current = $state.raw<Route>(readRoute(location.hash))

window.addEventListener('hashchange', () => {
  current = readRoute(location.hash)
})

export const route = (): Route => current

/** Go to a page; `instead` leaves no trace of the present one in the browser's history. */
export function go(wanted: Route, instead = false): void {
  const hash = writeRoute(wanted)
  if (!instead) {
    location.hash = hash
    return
  }
  history.replaceState(null, '', hash)
  current = wanted
}
