import { draftingOptions, leftOut, offered } from '$/games/drafting/choice'
import type { GameEntry } from '$/games/game'
import { parkSpecies } from './species'

export const aquaretto: GameEntry = {
  name: 'aquaretto',
  seats: 4,
  minutes: 45,
  load: () => import('./page'),
  loadArt: () => import('./art').then(({ loadPark }) => loadPark()),
  loadScene: () => import('./scene'),
  leftOut: (choice) => leftOut(choice),
  species: () => offered(parkSpecies()),
  options: (choice) => draftingOptions(choice, leftOut(choice)),
}
