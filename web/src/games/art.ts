/** The drawings of each game, loaded when one of its boards is shown. */
import { minis } from '$/ui/catalogue.svelte'
import { ANIMAL_ART } from '$/games/zooloretto/modules/animals'
import { PATH_DEFS } from '$/games/ozoolemio/draw/paths'
import { moduleFaces, speciesFaces, stallFaces } from '$/games/drafting/draw/tiles'
import type { GameName } from './views'
import { JUNGLE, PARK_SPECIES } from '$/games/drafting/tiles'
import modules from '$/games/zooloretto/modules/modules.sprite'
import park from '$/games/aquaretto/park.sprite'
import paths from '$/games/ozoolemio/paths.sprite'
import { drawing } from '$/ui/art/sprite'
import { loadZoo } from '$/games/zooloretto/art'

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
