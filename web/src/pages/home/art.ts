/** The animals of the home page; a card is there before its picture, which follows at once. */
import { addArt } from '$lib/art/sprite'
import '$lib/art/zoo-faces'
import dolphin from '~icons/noto/dolphin?raw'
import ferrisWheel from '~icons/noto/ferris-wheel?raw'
import lion from '~icons/noto/lion?raw'
import orca from '~icons/noto/orca?raw'
import palmTree from '~icons/noto/palm-tree?raw'
import parrot from '~icons/noto/parrot?raw'
import penguin from '~icons/noto/penguin?raw'
import seal from '~icons/noto/seal?raw'
import tropicalFish from '~icons/noto/tropical-fish?raw'
import turtle from '~icons/noto/turtle?raw'

addArt({
  dolphin,
  'ferris-wheel': ferrisWheel,
  lion,
  orca,
  'palm-tree': palmTree,
  parrot,
  penguin,
  seal,
  'tropical-fish': tropicalFish,
  turtle,
})

export * from './scenes'
