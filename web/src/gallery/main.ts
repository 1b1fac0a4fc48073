import { mount } from 'svelte'
import '$/ui/art/base'
import { loadArt } from '$/games/art'
import { learn } from '$/ui/catalogue.svelte'
import '$/styles/index.css'
import catalogue from '../../fixtures/catalogue.json'
import type { Catalogue } from '$/net/contract'
import Gallery from './Gallery.svelte'

const target = document.getElementById('app')
if (target) {
  learn(catalogue as Catalogue)
  await Promise.all([loadArt('combined', true), loadArt('ozoolemio', false)])
  mount(Gallery, { target })
}
