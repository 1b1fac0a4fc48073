/** All words in English. Their keys are those of every language: a new file of texts needs its line here. */
import { texts as aquaretto } from './aquaretto'
import { texts as combined } from './combined'
import { texts as drafting } from './drafting'
import { texts as guide } from './guide'
import { texts as ozoolemio } from './ozoolemio'
import { texts as pages } from './pages'
import { texts as table } from './table'
import { texts as ui } from './ui'
import { texts as zooloretto } from './zooloretto'
import { texts as acclimatisation } from './modules/acclimatisation'
import { texts as beaver } from './modules/beaver'
import { texts as boss } from './modules/boss'
import { texts as buildingSites } from './modules/building-sites'
import { texts as buildings } from './modules/buildings'
import { texts as capybara } from './modules/capybara'
import { texts as chameleons } from './modules/chameleons'
import { texts as christmasPresent } from './modules/christmas-present'
import { texts as christmasTree } from './modules/christmas-tree'
import { texts as exotic } from './modules/exotic'
import { texts as extraEnclosures } from './modules/extra-enclosures'
import { texts as foreignZoos } from './modules/foreign-zoos'
import { texts as gorilla } from './modules/gorilla'
import { texts as grizzly } from './modules/grizzly'
import { texts as hagenbeck } from './modules/hagenbeck'
import { texts as iberianLynx } from './modules/iberian-lynx'
import { texts as katta } from './modules/katta'
import { texts as kea } from './modules/kea'
import { texts as kingK } from './modules/king-k'
import { texts as kiwi } from './modules/kiwi'
import { texts as langerLudwig } from './modules/langer-ludwig'
import { texts as lionFamily } from './modules/lion-family'
import { texts as luckyPig } from './modules/lucky-pig'
import { texts as miniEnclosures } from './modules/mini-enclosures'
import { texts as octopus } from './modules/octopus'
import { texts as orderCards } from './modules/order-cards'
import { texts as pettingZoo } from './modules/petting-zoo'
import { texts as polarBear } from './modules/polar-bear'
import { texts as rabbitFamily } from './modules/rabbit-family'
import { texts as reindeer } from './modules/reindeer'
import { texts as savingsBook } from './modules/savings-book'
import { texts as skunk } from './modules/skunk'
import { texts as squirrel } from './modules/squirrel'
import { texts as tapir } from './modules/tapir'
import { texts as xxlTiles } from './modules/xxl-tiles'

export const messages = {
  ...aquaretto,
  ...combined,
  ...drafting,
  ...guide,
  ...ozoolemio,
  ...pages,
  ...table,
  ...ui,
  ...zooloretto,
  ...acclimatisation,
  ...beaver,
  ...boss,
  ...buildingSites,
  ...buildings,
  ...capybara,
  ...chameleons,
  ...christmasPresent,
  ...christmasTree,
  ...exotic,
  ...extraEnclosures,
  ...foreignZoos,
  ...gorilla,
  ...grizzly,
  ...hagenbeck,
  ...iberianLynx,
  ...katta,
  ...kea,
  ...kingK,
  ...kiwi,
  ...langerLudwig,
  ...lionFamily,
  ...luckyPig,
  ...miniEnclosures,
  ...octopus,
  ...orderCards,
  ...pettingZoo,
  ...polarBear,
  ...rabbitFamily,
  ...reindeer,
  ...savingsBook,
  ...skunk,
  ...squirrel,
  ...tapir,
  ...xxlTiles,
}
