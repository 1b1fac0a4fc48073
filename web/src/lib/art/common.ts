/** What every table shows. */
import { addArt } from './sprite'
import coin from '~icons/noto/coin?raw'
import owl from '~icons/noto/owl?raw'
import panda from '~icons/noto/panda?raw'
import monkeyFace from '~icons/noto/monkey-face?raw'
import deliveryTruck from '~icons/noto/delivery-truck?raw'
import deciduousTree from '~icons/noto/deciduous-tree?raw'
import evergreenTree from '~icons/noto/evergreen-tree?raw'
import tulip from '~icons/noto/tulip?raw'
import blossom from '~icons/noto/blossom?raw'
import fountain from '~icons/noto/fountain?raw'
import circusTent from '~icons/noto/circus-tent?raw'
import hut from '~icons/noto/hut?raw'

addArt({
  coin,
  owl,
  panda,
  'monkey-face': monkeyFace,
  'delivery-truck': deliveryTruck,
  'deciduous-tree': deciduousTree,
  'evergreen-tree': evergreenTree,
  tulip,
  blossom,
  fountain,
  'circus-tent': circusTent,
  hut,
})
