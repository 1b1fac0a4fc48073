/** What things are called that every game has. */
import { isKey, named, t } from '$/texts/index.svelte'

/** As it stands at the beginning of a line. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** How strong a bot is; budgets and third-party bots have no level. */
export const levelName = (bot: string): string =>
  isKey(`level.${bot}`) ? named('level', bot) : t('level.custom')
