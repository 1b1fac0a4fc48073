/** The drawings of each game, loaded when one of its boards is shown. */
import type { GameName } from '../model'

const loads = {
  zoo: () => import('./zoo-faces'),
  park: () => import('./park-faces'),
  paths: () => import('./path-faces'),
  modules: () => import('./module-faces'),
}

/** Make sure that everything of this game can be drawn. */
export async function loadArt(game: GameName, withModules: boolean): Promise<void> {
  const needed: (keyof typeof loads)[] = []
  if (game === 'zooloretto' || game === 'combined') needed.push('zoo')
  if (game === 'aquaretto' || game === 'combined') needed.push('park')
  if (game === 'ozoolemio') needed.push('paths')
  if (withModules) needed.push('modules')
  await Promise.all(needed.map((part) => loads[part]()))
}
