import { speciesFaces, stallFaces } from '../draw/tiles'
import { addMarkup } from './sprite'
import './zoo'

const species = ['flamingo', 'camel', 'leopard', 'elephant', 'chimpanzee', 'zebra', 'kangaroo']
addMarkup(speciesFaces(species) + stallFaces(['snack', 'drinks', 'fruit', 'popcorn']))
