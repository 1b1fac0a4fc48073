/** All keys of a game, as the sheet of keys lists them. */
import { t } from '$/texts/index.svelte'
import { gameOf } from './game'
import type { View } from './view'

export interface KeyLine {
  keys: readonly string[]
  about: string
}
export interface KeyGroup {
  title: string
  lines: KeyLine[]
}

export const keyLine = (about: string, ...keys: string[]): KeyLine => ({ keys, about })

export function keyList(view: View): KeyGroup[] {
  const { title, turn, placing, table } = gameOf(view).keys(view)
  return [
    { title, lines: turn },
    { title: t('keys.placing'), lines: placing },
    {
      title: t('keys.table'),
      lines: [
        keyLine(t('keys.U'), 'U'),
        keyLine(t('keys.R'), 'R'),
        keyLine(t('keys.H'), 'H'),
        keyLine(t('keys.P'), 'P'),
        keyLine(t('keys.L'), 'L'),
        keyLine(t('keys.C'), 'C'),
        ...table,
        keyLine(t('keys.walk'), '[', ']'),
        keyLine(t('keys.F6'), 'F6'),
        keyLine(t('keys.help'), '?'),
      ],
    },
  ]
}
