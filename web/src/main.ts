import { mount } from 'svelte'
import '$lib/art/base'
import { learn } from '$lib/catalogue.svelte'
import { speak } from '$lib/i18n/index.svelte'
import { settings } from '$lib/settings.svelte'
import App from './App.svelte'
import { api } from './net/api'
import './styles/index.css'
import './pages/pages.css'

const LONGEST = 30_000

/** Ask what can be played. A server that does not answer is asked again. */
async function ask(pause = 1000): Promise<void> {
  try {
    learn(await api.games())
  } catch {
    setTimeout(() => void ask(Math.min(2 * pause, LONGEST)), pause)
  }
}

const target = document.getElementById('app')
if (target) {
  // English is always there: a language that cannot be loaded keeps nobody out.
  await Promise.all([speak(settings().language).catch(() => undefined), ask()])
  mount(App, { target })
}
