/**
 * The service worker. Its first line is written by the build (`shell.ts`):
 *
 * BUILD = { version, whole, files, engine }
 *
 * `files` are kept when it is installed. `whole` says that they are the whole page, for a static host: then
 * nobody is asked any more. Otherwise they are only the shell, and the server is asked for the document first.
 * `engine` is what the worker of `net/` keeps in a cache of its own when the first game in the browser begins.
 *
 * A new version waits: it takes over when all tabs are closed, or when a page says that nobody plays.
 */
const HOME = new URL('./', self.location.href).href
const KIND = `zoopark ${HOME}`
const NAME = `${KIND} ${BUILD.version}`
const ENGINE = `${KIND} engine`
const address = (file) => new URL(file, HOME).href

/** What has a hash of its content in its name never changes. */
const isFixed = (url) => url.includes('/assets/') || url.includes('/engine/')

async function keep(cache, file) {
  const url = address(file)
  if (isFixed(url) && (await cache.match(url))) return
  const known = isFixed(url) ? await caches.match(url) : undefined
  const answer = known ?? (await fetch(url, { cache: isFixed(url) ? 'default' : 'no-cache' }))
  if (!answer.ok) throw new Error(`${answer.status}: ${url}`)
  await cache.put(url, answer)
}

async function install() {
  const cache = await caches.open(NAME)
  await Promise.all(BUILD.files.map((file) => keep(cache, file)))
  // Who has played without a network can do so after an update, too.
  const engine = await caches.open(ENGINE)
  if ((await engine.keys()).length) await keepEngine()
}

async function keepEngine() {
  const engine = await caches.open(ENGINE)
  await Promise.all(BUILD.engine.map((file) => keep(engine, file)))
}

/** Can a game begin here without a network? */
async function isKept() {
  const engine = await caches.open(ENGINE)
  const found = await Promise.all(BUILD.engine.map((file) => engine.match(address(file))))
  return found.every(Boolean) && Boolean(await caches.match(HOME, { cacheName: NAME }))
}

async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith(`${KIND} `) && name !== NAME && name !== ENGINE) await caches.delete(name)
  const engine = await caches.open(ENGINE)
  const wanted = new Set(BUILD.engine.map(address))
  for (const { url } of await engine.keys()) if (!wanted.has(url)) await engine.delete(url)
  await self.clients.claim()
}

async function page(request) {
  const kept = () => caches.match(HOME, { cacheName: NAME })
  if (BUILD.whole) return (await kept()) ?? fetch(request)
  try {
    return await fetch(request)
  } catch (error) {
    const found = await kept()
    if (found) return found
    throw error
  }
}

async function file(request) {
  const found = await caches.match(request.url)
  if (found) return found
  const answer = await fetch(request)
  // What a page needed once, it may need again without a network.
  if (answer.ok && isFixed(request.url) && !request.url.includes('/engine/'))
    await (await caches.open(NAME)).put(request.url, answer.clone())
  return answer
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting()
  // The page of a server asks beside which this one lies; see `net/offline.ts`.
  const answer = (done) => event.ports[0].postMessage(done)
  if (event.data === 'keep')
    event.waitUntil(
      keepEngine()
        .then(isKept)
        .then(answer, () => answer(false)),
    )
  if (event.data === 'kept') event.waitUntil(isKept().then(answer, () => answer(false)))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const home = new URL(HOME)
  if (request.method !== 'GET' || origin !== home.origin) return
  if (request.mode === 'navigate') {
    if (pathname === home.pathname || pathname === `${home.pathname}index.html`)
      event.respondWith(page(request))
  } else if (isFixed(pathname) || BUILD.files.some((name) => address(name) === request.url)) {
    event.respondWith(file(request))
  }
})

/** Is somebody looking at this table, here and now? Then the table says it. */
async function isSeen(table) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.some(
    ({ url, visibilityState }) =>
      visibilityState === 'visible' && new URL(url).hash.includes(table),
  )
}

/** It is the turn of whoever owns this browser; the words come from the server. */
async function told(data) {
  const { table, title, body } = data.json()
  if (await isSeen(table)) return
  await self.registration.showNotification(title, {
    body,
    tag: table,
    icon: address('icons/192.png'),
    data: address(`#/table/${table}`),
  })
}

/** To the table: in its own window, in any other of this page, or in a new one. */
async function show(url) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const found = windows.find((one) => one.url === url) ?? windows[0]
  if (!found) return self.clients.openWindow(url)
  const there = found.url === url ? found : await found.navigate(url)
  return there?.focus()
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(told(event.data))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})
