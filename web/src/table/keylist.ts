/** All keys of a game, as the sheet of keys lists them. */
import { named, t } from '$/texts/index.svelte'
import { HOTKEYS, keyCap } from './keyboard'
import { hasParks, isCombined, isOZoo, isZooloretto, type View } from '$/games/views'
import { hasModules } from '$/games/zooloretto/model'
import type { Action } from './moves/paths'
import { ticketGroups, tickets } from './tickets'

export interface KeyLine {
  keys: readonly string[]
  about: string
}
export interface KeyGroup {
  title: string
  lines: KeyLine[]
}

const line = (about: string, ...keys: string[]): KeyLine => ({ keys, about })

function turnKeys(view: View): KeyLine[] {
  if (isOZoo(view)) {
    return [
      line(t('keys.digits'), '0 … 9'),
      line(t('keys.more'), '↑', '↓', '+', '−'),
      line(t('keys.ends'), 'Home', 'End'),
      line(t('keys.seal'), 'Enter'),
    ]
  }
  const draw = isCombined(view)
    ? [line(t('action.draw.zoo'), 'D'), line(t('action.draw.park'), 'W')]
    : [line(t('keys.D'), 'D')]
  const groups = ticketGroups(view, new Map())
  const bought = (groups.length > 0 ? groups.flatMap(({ entries }) => entries) : tickets(view)).map(
    ({ action }) => action,
  )
  const free: Action[] = isZooloretto(view) && hasModules(view) ? ['give'] : []
  return [
    ...draw,
    line(t('keys.T'), 'T'),
    line(t('keys.1'), '1 … 5'),
    ...[...free, ...bought].flatMap((action) => {
      const key = HOTKEYS[action]
      return key ? [line(named('action', action), keyCap(key))] : []
    }),
    ...(groups.length > 0 ? [line(t('keys.group'), `Alt 1 … ${groups.length}`)] : []),
  ]
}

function placeKeys(view: View): KeyLine[] {
  const turns = hasParks(view) || isOZoo(view)
  return [
    line(t('keys.arrows'), '← ↑ → ↓'),
    ...(hasParks(view) ? [line(t('keys.every'), '⇧ ← ↑ → ↓')] : []),
    line(t('keys.Enter'), 'Enter'),
    ...(isOZoo(view) ? [] : [line(t('keys.0'), '0'), line(t('keys.N'), 'N')]),
    ...(turns ? [line(t('keys.turn'), 'R', '⇧R'), line(t('keys.fitting'), 'N', 'P')] : []),
    ...(hasParks(view) ? [line(t('keys.size'), 'S', 'L')] : []),
    line(t('keys.Esc'), 'Esc'),
  ]
}

export const keyList = (view: View): KeyGroup[] => [
  { title: t(isOZoo(view) ? 'keys.bidding' : 'keys.yours'), lines: turnKeys(view) },
  { title: t('keys.placing'), lines: placeKeys(view) },
  {
    title: t('keys.table'),
    lines: [
      line(t('keys.U'), 'U'),
      line(t('keys.R'), 'R'),
      line(t('keys.H'), 'H'),
      line(t('keys.P'), 'P'),
      line(t('keys.L'), 'L'),
      line(t('keys.C'), 'C'),
      ...(isCombined(view) ? [line(t('keys.V'), 'V')] : []),
      line(t('keys.walk'), '[', ']'),
      line(t('keys.F6'), 'F6'),
      line(t('keys.?'), '?'),
    ],
  },
]
