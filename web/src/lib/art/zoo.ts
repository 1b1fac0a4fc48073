/** Zooloretto: animals and what stalls sell. */
import { addArt } from './sprite'
import flamingo from '~icons/noto/flamingo?raw'
import camel from '~icons/noto/camel?raw'
import leopard from '~icons/noto/leopard?raw'
import elephant from '~icons/noto/elephant?raw'
import monkey from '~icons/noto/monkey?raw'
import zebra from '~icons/noto/zebra?raw'
import kangaroo from '~icons/noto/kangaroo?raw'
import hotDog from '~icons/noto/hot-dog?raw'
import tropicalDrink from '~icons/noto/tropical-drink?raw'
import watermelon from '~icons/noto/watermelon?raw'
import popcorn from '~icons/noto/popcorn?raw'

addArt({
  flamingo,
  camel,
  leopard,
  elephant,
  monkey,
  zebra,
  kangaroo,
  'hot-dog': hotDog,
  'tropical-drink': tropicalDrink,
  watermelon,
  popcorn,
})
