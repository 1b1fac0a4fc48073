import { mount } from 'svelte'
import '$/ui/art/base'
import { learn } from '$/ui/catalogue.svelte'
import { speak } from '$/texts/index.svelte'
import { settings } from '$/ui/settings.svelte'
import App from './App.svelte'
import { api, failureOf, OUTDATED, type Failure } from '$/net/api'
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

const target = document.getElementById('app')
if (target) {
  // English is always there: a language that cannot be loaded keeps nobody out.
  const [failure] = await Promise.all([ask(), speak(settings().language).catch(() => undefined)])
  mount(App, { target, props: { old: failure?.code === OUTDATED } })
}
