import { draftingOptions, leftOut as spare, offered } from '$/games/drafting/choice'
import { optionOf, type Choice, type GameEntry } from '$/games/game'
import { named, t } from '$/texts/index.svelte'
import { modules } from '$/ui/catalogue.svelte'
import { folded } from './setup/presets'
import { zooSpecies } from './species'

/** One species more stays in the box for each family. */
const leftOut = (choice: Choice): number =>
  modules('zooloretto')
    .filter(({ id }) => choice.modules.includes(id))
    .reduce((sum, { replaces }) => sum + replaces, spare(choice))

function moduleName(id: string): string {
  if (id === 'everything' || id === 'christmas') return t(`list.${id}`)
  const name = named('module', id)
  return name === id ? named('mini', id) : name
}

/** "3 expansions", "everything": how a table differs from the base game. */
function manner(game: string): string[] {
  const chosen = optionOf(game, 'modules').split('+').filter(Boolean)
  const preset = chosen.find((name) => name === 'everything' || name === 'christmas')
  const rest = chosen.length - (preset ? 1 : 0)
  return [
    ...(preset ? [t(preset === 'everything' ? 'list.everything' : 'list.christmas')] : []),
    ...(rest ? [t('list.modules', { n: rest })] : []),
  ]
}

export const zooloretto: GameEntry = {
  name: 'zooloretto',
  seats: 4,
  minutes: 45,
  load: () => import('./page'),
  loadArt: async (game) => {
    const { loadZoo } = await import('./art')
    await Promise.all([
      loadZoo(),
      optionOf(game, 'modules') && import('./modules/art').then(({ loadModules }) => loadModules()),
    ])
  },
  loadScene: () => import('./scene'),
  loadSetUp: () => import('./setup/Expansions.svelte'),
  loadSetUpArt: () => import('./setup/art').then(({ loadSetUpArt }) => loadSetUpArt()),
  leftOut,
  species: () => offered(zooSpecies()),
  options: (choice) => [
    ...draftingOptions(choice, leftOut(choice)),
    ...(choice.modules.length ? [`modules=${folded(choice.modules).join('+')}`] : []),
  ],
  chosen: ({ modules: ids }) => folded(ids).map(moduleName),
  manner,
}
