/** The lines of the score sheet that a zoo has. */
import { capital } from '$/ui/names'
import { isKey, named, t } from '$/texts/index.svelte'
import { pictureOf } from '$/games/drafting/pictures'
import { title } from '$/games/drafting/names'
import type { SheetLine } from '$/table/sheet'
import { guestIn, type Zoo } from './model'
import { LINES, miniPicture } from './modules'

const ART: Readonly<Record<string, string>> = {
  stalls: 'circus-tent',
  'barn-stalls': 'circus-tent',
  'barn-animals': 'hut',
  ...LINES,
}
const ENCLOSURE = 'enclosure-'

const isMini = (key: string): boolean => isKey(`mini.${key}`)

/** Mini enclosures have lines of their own, by their names. */
export const lineName = (key: string): string | null =>
  isMini(key) ? capital(named('mini', key)) : null

/** No tile of that kind, no point: only enclosures, stalls and mini enclosures always say something. */
export const isQuiet = (key: string): boolean => key.startsWith('barn-') || key in LINES

function enclosureLine(zoo: Zoo, line: SheetLine): SheetLine {
  const enclosure = zoo.enclosures.find((pen) => ENCLOSURE + pen.name === line.key)
  if (!enclosure) return { ...line, icon: 'lock', why: t('why.closed') }
  const guests = guestIn(zoo, enclosure.name) === undefined ? 0 : 1
  const pips = { have: enclosure.animals.length + guests, of: enclosure.spaces + guests }
  const { species } = enclosure
  return species
    ? { ...line, pips, name: title(species), art: pictureOf(species) }
    : { ...line, pips, icon: 'paw' }
}

export function zooLine(zoo: Zoo | undefined, line: SheetLine): SheetLine {
  if (zoo && line.key.startsWith(ENCLOSURE)) return enclosureLine(zoo, line)
  const art = ART[line.key] ?? (isMini(line.key) ? miniPicture(line.key) : undefined)
  return art ? { ...line, art } : { ...line, icon: 'paw' }
}

/** What an enclosure brings at best. */
export function lineWorth(zoos: readonly Zoo[], key: string): string {
  const pen = zoos
    .flatMap(({ enclosures }) => enclosures)
    .find(({ name }) => ENCLOSURE + name === key)
  return pen?.full_points && pen.nearly_full_points
    ? [`${t('scale.full')} ${pen.full_points}`, `${t('scale.short')} ${pen.nearly_full_points}`]
        .map((text) => text.replaceAll(' ', '\u00a0'))
        .join(', ')
    : ''
}

/** An enclosure that someone has not opened. */
export const lineMissing = (key: string): { icon: string; why: string } | null =>
  key.startsWith(ENCLOSURE) ? { icon: 'lock', why: t('why.closed') } : null
