/**
 * A page that is older than the server loads itself again, once: if the server still says the same
 * to the page that comes then, reloading does not help, and the person is told.
 */
const KEPT = 'zoopark.reloaded'

export interface Surroundings {
  kept: Pick<Storage, 'getItem' | 'setItem'>
  reload: () => void
}

/** Load the page again. False if that has been done before for this very page. */
export function renew(
  contract = CONTRACT,
  { kept, reload }: Surroundings = {
    kept: sessionStorage,
    reload: () => location.reload(),
  },
): boolean {
  try {
    if (kept.getItem(KEPT) === contract) return false
    kept.setItem(KEPT, contract)
  } catch {
    return false // without a memory it could go on for ever
  }
  reload()
  return true
}
