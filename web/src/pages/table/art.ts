/** Pictures of the end of a game. */
import { addArt } from '$lib/art/sprite'
import first from '~icons/noto/1st-place-medal?raw'
import second from '~icons/noto/2nd-place-medal?raw'
import third from '~icons/noto/3rd-place-medal?raw'
import trophy from '~icons/noto/trophy?raw'

addArt({ trophy, 'medal-1': first, 'medal-2': second, 'medal-3': third })
