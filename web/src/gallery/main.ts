import { mount } from 'svelte'
import '$lib/art/base'
import { loadArt } from '$lib/art/games'
import '../styles/index.css'
import Gallery from './Gallery.svelte'

const target = document.getElementById('app')
if (target) {
  await Promise.all([loadArt('combined', true), loadArt('ozoolemio', false)])
  mount(Gallery, { target })
}
