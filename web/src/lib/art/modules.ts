/** What the modules of Zooloretto bring. */
import { addArt } from './sprite'
import lion from '~icons/noto/lion?raw'
import rabbit from '~icons/noto/rabbit?raw'
import softIceCream from '~icons/noto/soft-ice-cream?raw'
import koala from '~icons/noto/koala?raw'
import orangutan from '~icons/noto/orangutan?raw'
import parrot from '~icons/noto/parrot?raw'
import bat from '~icons/noto/bat?raw'
import snake from '~icons/noto/snake?raw'
import badger from '~icons/noto/badger?raw'
import construction from '~icons/noto/construction?raw'
import forkAndKnifeWithPlate from '~icons/noto/fork-and-knife-with-plate?raw'
import wrappedGift from '~icons/noto/wrapped-gift?raw'
import handshake from '~icons/noto/handshake?raw'
import chartIncreasing from '~icons/noto/chart-increasing?raw'
import megaphone from '~icons/noto/megaphone?raw'
import shoppingBags from '~icons/noto/shopping-bags?raw'
import clipboard from '~icons/noto/clipboard?raw'
import briefcase from '~icons/noto/briefcase?raw'
import ledger from '~icons/noto/ledger?raw'
import loveLetter from '~icons/noto/love-letter?raw'
import star from '~icons/noto/star?raw'
import globeShowingEuropeAfrica from '~icons/noto/globe-showing-europe-africa?raw'
import polarBear from '~icons/noto/polar-bear?raw'
import gorilla from '~icons/noto/gorilla?raw'
import crown from '~icons/noto/crown?raw'
import bear from '~icons/noto/bear?raw'
import catFace from '~icons/noto/cat-face?raw'
import octopus from '~icons/noto/octopus?raw'
import pig from '~icons/noto/pig?raw'
import raccoon from '~icons/noto/raccoon?raw'
import boar from '~icons/noto/boar?raw'
import giraffe from '~icons/noto/giraffe?raw'
import bird from '~icons/noto/bird?raw'
import skunk from '~icons/noto/skunk?raw'
import beaver from '~icons/noto/beaver?raw'
import topHat from '~icons/noto/top-hat?raw'
import hamster from '~icons/noto/hamster?raw'
import christmasTree from '~icons/noto/christmas-tree?raw'
import chipmunk from '~icons/noto/chipmunk?raw'
import deer from '~icons/noto/deer?raw'
import bank from '~icons/noto/bank?raw'
import scroll from '~icons/noto/scroll?raw'
import lizard from '~icons/fluent-emoji-flat/lizard?raw'

addArt({
  lion,
  rabbit,
  'soft-ice-cream': softIceCream,
  koala,
  orangutan,
  parrot,
  bat,
  snake,
  badger,
  construction,
  'fork-and-knife-with-plate': forkAndKnifeWithPlate,
  'wrapped-gift': wrappedGift,
  handshake,
  'chart-increasing': chartIncreasing,
  megaphone,
  'shopping-bags': shoppingBags,
  clipboard,
  briefcase,
  ledger,
  'love-letter': loveLetter,
  star,
  'globe-showing-europe-africa': globeShowingEuropeAfrica,
  'polar-bear': polarBear,
  gorilla,
  crown,
  bear,
  'cat-face': catFace,
  octopus,
  pig,
  raccoon,
  boar,
  giraffe,
  bird,
  skunk,
  beaver,
  'top-hat': topHat,
  hamster,
  'christmas-tree': christmasTree,
  chipmunk,
  deer,
  bank,
  scroll,
  lizard,
})
