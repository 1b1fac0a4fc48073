/** O Zoo le Mio: a picture for each class and number of stars. */
import { addArt } from './sprite'
import parrot from '~icons/noto/parrot?raw'
import peacock from '~icons/noto/peacock?raw'
import owl from '~icons/noto/owl?raw'
import lion from '~icons/noto/lion?raw'
import giraffe from '~icons/noto/giraffe?raw'
import tiger from '~icons/noto/tiger?raw'
import snake from '~icons/noto/snake?raw'
import turtle from '~icons/noto/turtle?raw'
import crocodile from '~icons/noto/crocodile?raw'
import monkey from '~icons/noto/monkey?raw'
import orangutan from '~icons/noto/orangutan?raw'
import gorilla from '~icons/noto/gorilla?raw'
import tropicalFish from '~icons/noto/tropical-fish?raw'
import octopus from '~icons/noto/octopus?raw'
import shark from '~icons/noto/shark?raw'
import envelope from '~icons/noto/envelope?raw'
import purse from '~icons/noto/purse?raw'

addArt({
  parrot,
  peacock,
  owl,
  lion,
  giraffe,
  tiger,
  snake,
  turtle,
  crocodile,
  monkey,
  orangutan,
  gorilla,
  'tropical-fish': tropicalFish,
  octopus,
  shark,
  envelope,
  purse,
})
