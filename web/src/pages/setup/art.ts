/** Pictures of the expansions, loaded with the set-up. */
import { addArt } from '$lib/art/sprite'
import '$lib/art/modules'
import babyChick from '~icons/noto/baby-chick?raw'
import house from '~icons/noto/house?raw'
import rabbitFace from '~icons/noto/rabbit-face?raw'
import ship from '~icons/noto/ship?raw'

addArt({ 'baby-chick': babyChick, house, 'rabbit-face': rabbitFace, ship })
