import { speciesFaces } from '../draw/tiles'
import { PARK_SPECIES } from '../model/tiles'
import './park'
import { addMarkup } from './sprite'

addMarkup(speciesFaces(PARK_SPECIES))
