import { moduleFaces, speciesFaces, stallFaces } from '../draw/tiles'
import { MINIS } from '../model/minis'
import { JUNGLE } from '../model/tiles'
import './modules'
import { addMarkup } from './sprite'

addMarkup(
  speciesFaces(['lion', 'rabbit']) +
    stallFaces(['icecream', 'shop', 'restaurant']) +
    moduleFaces(JUNGLE, MINIS),
)
