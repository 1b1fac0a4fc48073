import { mount } from 'svelte'
import '$/ui/art/base'
import { GAMES } from '$/games'
import { loadModules } from '$/games/zooloretto/modules/art'
import { learn } from '$/ui/catalogue.svelte'
import '$/styles/index.css'
import catalogue from '../../fixtures/catalogue.json'
import type { Catalogue } from '$/net/contract'
import Gallery from './Gallery.svelte'

const target = document.getElementById('app')
if (target) {
  learn(catalogue as Catalogue)
  await Promise.all(GAMES.flatMap(({ name, load, loadArt }) => [load(), loadArt(name)]))
  await loadModules()
  mount(Gallery, { target })
}
