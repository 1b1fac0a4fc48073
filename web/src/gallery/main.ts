import { mount } from 'svelte'
import '$lib/art/base'
import { loadArt } from '$lib/art/games'
import { learn } from '$lib/catalogue.svelte'
import '../styles/index.css'
import catalogue from '../../fixtures/catalogue.json'
import type { Catalogue } from '../net/contract'
import Gallery from './Gallery.svelte'

const target = document.getElementById('app')
if (target) {
  learn(catalogue as Catalogue)
  await Promise.all([loadArt('combined', true), loadArt('ozoolemio', false)])
  mount(Gallery, { target })
}
