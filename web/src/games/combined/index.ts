import { parkSpecies } from '$/games/aquaretto/species'
import { draftingOptions, leftOut, offered } from '$/games/drafting/choice'
import type { GameEntry } from '$/games/game'
import { zooSpecies } from '$/games/zooloretto/species'

const BOARDS = 2

export const combined: GameEntry = {
  name: 'combined',
  shortName: 'card.short.combined',
  seats: 3,
  minutes: 75,
  load: () => import('./page'),
  loadArt: async () => {
    const [{ loadPark }, { loadZoo }] = await Promise.all([
      import('$/games/aquaretto/art'),
      import('$/games/zooloretto/art'),
    ])
    await Promise.all([loadPark(), loadZoo()])
  },
  loadScene: () => import('./scene'),
  leftOut: (choice) => leftOut(choice, BOARDS),
  species: () => offered([...zooSpecies(), ...parkSpecies()]),
  options: (choice) => draftingOptions(choice, leftOut(choice, BOARDS)),
}
