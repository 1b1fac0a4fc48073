/** Pictures of the expansions: only these, for those of the modules weigh more than all the rest of the page. */
import { addArt } from '$lib/art/sprite'
import lizard from '~icons/fluent-emoji-flat/lizard?raw'
import babyChick from '~icons/noto/baby-chick?raw'
import bank from '~icons/noto/bank?raw'
import briefcase from '~icons/noto/briefcase?raw'
import christmasTree from '~icons/noto/christmas-tree?raw'
import construction from '~icons/noto/construction?raw'
import forkAndKnifeWithPlate from '~icons/noto/fork-and-knife-with-plate?raw'
import house from '~icons/noto/house?raw'
import lion from '~icons/noto/lion?raw'
import parrot from '~icons/noto/parrot?raw'
import polarBear from '~icons/noto/polar-bear?raw'
import rabbitFace from '~icons/noto/rabbit-face?raw'
import scroll from '~icons/noto/scroll?raw'
import ship from '~icons/noto/ship?raw'

addArt({
  lizard,
  'baby-chick': babyChick,
  bank,
  briefcase,
  'christmas-tree': christmasTree,
  construction,
  'fork-and-knife-with-plate': forkAndKnifeWithPlate,
  house,
  lion,
  parrot,
  'polar-bear': polarBear,
  'rabbit-face': rabbitFace,
  scroll,
  ship,
})
