import { mount } from 'svelte'
import '$lib/art/base'
import { speak } from '$lib/i18n/index.svelte'
import { settings } from '$lib/settings.svelte'
import App from './App.svelte'
import './styles/index.css'
import './pages/pages.css'

const target = document.getElementById('app')
if (target) {
  // English is always there: a language that cannot be loaded keeps nobody out.
  await speak(settings().language).catch(() => undefined)
  mount(App, { target })
}
