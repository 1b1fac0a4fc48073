/**
 * The service worker, which keeps the page for when there is no network. A new version of it waits until no tab
 * has a table open: an update interrupts nobody.
 */
const PLAYING = 'zoopark playing'

/** The part of the browser that is used. */
export interface Surroundings {
  workers: Pick<ServiceWorkerContainer, 'register' | 'controller' | 'addEventListener'> | undefined
  locks: Pick<LockManager, 'request' | 'query'> | undefined
  reload: () => void
}

const here = (): Surroundings => ({
  workers: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  locks: 'locks' in navigator ? navigator.locks : undefined,
  reload: () => location.reload(),
})

/** Does any tab have a table open? Where tabs cannot tell, they may. */
async function anybodyPlays({ locks }: Surroundings): Promise<boolean> {
  if (!locks) return true
  const { held = [] } = await locks.query()
  return held.some(({ name }) => name === PLAYING)
}

/** A table is open here until the returned function is called. */
export function play(around = here()): () => void {
  let leave = (): void => undefined
  const left = new Promise<void>((resolve) => (leave = resolve))
  const held = around.locks?.request(PLAYING, { mode: 'shared' }, () => left)
  void held?.then(() => renew(around)).catch(() => undefined)
  return leave
}

let waiting: ServiceWorker | null = null

/** Let the page be kept, where the browser can. */
export async function keep(around = here()): Promise<void> {
  const { workers } = around
  if (!workers) return
  if (workers.controller)
    // Another version has taken over, which happens only while nobody plays.
    workers.addEventListener('controllerchange', around.reload, { once: true })
  const found = await workers.register('./service-worker.js').catch(() => null)
  const look = (): void => {
    waiting = found?.waiting ?? null
    void renew(around)
  }
  found?.addEventListener('updatefound', () =>
    found.installing?.addEventListener('statechange', look),
  )
  look()
}

/** Let a version that waits take over, unless someone plays. */
async function renew(around: Surroundings): Promise<void> {
  const next = waiting // while others are asked, it may take over by itself
  if (next && around.workers?.controller && !(await anybodyPlays(around)))
    next.postMessage('take over')
}
