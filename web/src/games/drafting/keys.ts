/** The keys of a game with trucks. */
import { named, t } from '$/texts/index.svelte'
import { keyCap } from '$/table/keyboard'
import { keyLine, type KeyLine } from '$/table/keylist'
import type { Action } from '$/table/moves/route'

/** As `aria-keyshortcuts` writes them; the other actions are reached through their group, Alt+1 to Alt+6. */
export const HOTKEYS: Readonly<Partial<Record<Action, string>>> = {
  draw: 'D',
  take: 'T',
  give: 'G',
  move: 'M',
  swap: 'S',
  buy: 'B',
  discard: 'X',
  expand: 'E',
  helper: 'J',
  small: 'A',
  large: 'Shift+A',
}

interface Offered {
  /** Where there are several supplies. */
  draws?: readonly KeyLine[]
  actions: readonly Action[]
  /** How many groups of tickets there are. */
  groups?: number
}

/** What can be done in a turn. */
export const turnKeys = ({ draws, actions, groups = 0 }: Offered): KeyLine[] => [
  ...(draws ?? [keyLine(t('keys.D'), 'D')]),
  keyLine(t('keys.T'), 'T'),
  keyLine(t('keys.1'), '1 … 5'),
  ...actions.flatMap((action) => {
    const key = HOTKEYS[action]
    return key ? [keyLine(named('action', action), keyCap(key))] : []
  }),
  ...(groups > 0 ? [keyLine(t('keys.group'), `Alt 1 … ${groups}`)] : []),
]

/** How tiles are placed; boards that are laid can be turned. */
export const placingKeys = (boards: boolean): KeyLine[] => [
  keyLine(t('keys.arrows'), '← ↑ → ↓'),
  ...(boards ? [keyLine(t('keys.every'), '⇧ ← ↑ → ↓')] : []),
  keyLine(t('keys.Enter'), 'Enter'),
  keyLine(t('keys.0'), '0'),
  keyLine(t('keys.N'), 'N'),
  ...(boards ? [keyLine(t('keys.turn'), 'R', '⇧R'), keyLine(t('keys.fitting'), 'N', 'P')] : []),
  ...(boards ? [keyLine(t('keys.size'), 'S', 'L')] : []),
  keyLine(t('keys.Esc'), 'Esc'),
]
