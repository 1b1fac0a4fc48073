/** The drawings of each game, loaded when one of its boards is shown. */
import { minis } from '../catalogue.svelte'
import { ANIMAL_ART } from '../draw/animals'
import { PATH_DEFS } from '../draw/paths'
import { moduleFaces, speciesFaces, stallFaces } from '../draw/tiles'
import type { GameName } from '../model'
import { JUNGLE, PARK_SPECIES } from '../model/tiles'
import modules from './modules.sprite'
import park from './park.sprite'
import paths from './paths.sprite'
import { drawing } from './sprite'
import { loadZoo } from './zoo'

const loads = {
  zoo: loadZoo,
  park: drawing(park, () => speciesFaces(PARK_SPECIES)),
  paths: drawing(paths, () => PATH_DEFS),
  modules: drawing(
    modules,
    () =>
      ANIMAL_ART +
      speciesFaces(['lion', 'rabbit']) +
      stallFaces(['icecream', 'shop', 'restaurant']) +
      moduleFaces(JUNGLE, minis()),
  ),
}

/** Make sure that everything of this game can be drawn. */
export async function loadArt(game: GameName, withModules: boolean): Promise<void> {
  const needed: (keyof typeof loads)[] = []
  if (game === 'zooloretto' || game === 'combined') needed.push('zoo')
  if (game === 'aquaretto' || game === 'combined') needed.push('park')
  if (game === 'ozoolemio') needed.push('paths')
  if (withModules) needed.push('modules')
  await Promise.all(needed.map((name) => loads[name]()))
}
