import { mount } from 'svelte'
import '$/ui/art/base'
import { learn } from '$/ui/catalogue.svelte'
import { language, speak } from '$/texts/index.svelte'
import { awaitOffer } from '$/ui/install.svelte'
import { change, known, settings } from '$/ui/settings.svelte'
import App from './App.svelte'
import { api, failureOf, OUTDATED, type Failure } from '$/net/api'
import { browser } from '$/net/inside'
import { keep } from '$/net/shell'
import { travelBy } from '$/net/transport'
import '$/styles/index.css'
import '$/pages/pages.css'

const LONGEST = 30_000

/** Ask what can be played. A server that does not answer is asked again. */
async function ask(pause = 1000): Promise<Failure | undefined> {
  try {
    learn(await api.games())
    return undefined
  } catch (error) {
    const failure = failureOf(error)
    if (failure.code !== OUTDATED) setTimeout(() => void ask(Math.min(2 * pause, LONGEST)), pause)
    return failure
  }
}

awaitOffer()
if (SITE) travelBy(browser)
/** `?lang=cs` in the address chooses a language; one that nobody speaks comes back. */
function address(): string | undefined {
  const wanted = new URLSearchParams(location.search).get('lang')
  if (wanted === null) return undefined
  const language = known(wanted)
  if (language === undefined) return wanted
  change({ language })
  return undefined
}

/** Storing the page takes the time of a whole first paint: it can wait for it. Safari does not tell when. */
const whenIdle = (work: () => void): void =>
  'requestIdleCallback' in window
    ? void requestIdleCallback(work, { timeout: 3000 })
    : void setTimeout(work, 1000)

const target = document.getElementById('app')
if (target) {
  const strange = address()
  // English is always there: a language that cannot be loaded keeps nobody out.
  const [failure] = await Promise.all([ask(), speak(settings().language).catch(() => undefined)])
  const unreached = failure?.offline ?? false
  mount(App, { target, props: { old: failure?.code === OUTDATED, unreached, strange } })
  if (import.meta.env.PROD) whenIdle(() => void keep())
  if (!SITE && 'Notification' in window && Notification.permission === 'granted')
    void import('$/net/push')
      .then(({ followOwner }) => followOwner(language()))
      .catch(() => undefined) // told the next time
}
