import { PATH_DEFS } from '../draw/paths'
import './paths'
import { addMarkup } from './sprite'

addMarkup(PATH_DEFS)
