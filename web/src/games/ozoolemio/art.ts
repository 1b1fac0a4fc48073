/** O Zoo le Mio: a picture for each class and number of stars. */
import { drawing } from '$/ui/art/sprite'
import { PATH_DEFS } from './draw/paths'
import paths from './paths.sprite'

export const loadPaths = drawing(paths, () => PATH_DEFS)
