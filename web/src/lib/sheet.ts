/** The score sheet of a seat in words: where each point comes from. */
import { miniPicture, pictureOf } from './draw/tiles'
import { isKey, named, t } from './i18n/index.svelte'
import { hasParks, hasZoos, isOZoo, type View } from './model'
import { fillOf, hasStall, type Zoo } from './model/zooloretto'
import { capital, title } from './names'
import { kindsReason } from './reasons'

export interface SheetLine {
  key: string
  /** A picture of the icon set, or an icon of the interface. */
  art?: string
  icon?: string
  figure?: 'helper' | 'fish'
  name: string
  why: string
  points: number
  /** How many of how many spaces. */
  pips?: { have: number; of: number }
}

const ART: Readonly<Record<string, string>> = {
  stalls: 'circus-tent',
  'barn-stalls': 'circus-tent',
  'barn-animals': 'hut',
  'barn-sites': 'construction',
  'barn-jungle': 'hut',
  visitors: 'admission-tickets',
  'bonus-boards': 'star',
  'order-card': 'scroll',
  'foreign-zoos': 'globe-showing-europe-africa',
  controller: 'ledger',
  'personnel-manager': 'briefcase',
  'point-tiles': 'star',
  'x-tiles': 'clipboard',
  animals: 'dolphin',
  cashiers: 'admission-tickets',
  depot: 'package',
}

function enclosureLine(zoo: Zoo, key: string, points: number): SheetLine {
  const name = key.slice('enclosure-'.length)
  const enclosure = zoo.enclosures.find((pen) => pen.name === name)
  const line: SheetLine = { key, name: named('line', key), why: '', points, icon: 'lock' }
  if (!enclosure) return { ...line, why: t('why.closed') }
  const fill = fillOf(enclosure)
  line.pips = { have: enclosure.animals.length, of: enclosure.spaces }
  if (!enclosure.species) return { ...line, icon: 'paw', why: t('why.empty') }
  const stalls = hasStall(zoo, name)
  line.why = t(
    fill === 'full'
      ? 'why.full'
      : fill === 'short'
        ? 'why.short'
        : stalls
          ? 'why.stall'
          : 'why.nostall',
  )
  return { ...line, name: title(enclosure.species), art: pictureOf(enclosure.species) }
}

/** Mini enclosures have lines of their own, by their names. */
export const lineName = (key: string): string =>
  isKey(`mini.${key}`) ? capital(named('mini', key)) : named('line', key)

/** Lines that say nothing are left out: no tile of that kind, no point. */
const QUIET = /^(barn-|x-tiles|controller|personnel|point-tiles|foreign|bonus|visitors|order)/

export function sheetLines(view: View, seat: number): SheetLine[] {
  const lines = Object.entries(view.scores[seat]?.lines ?? {})
  return lines
    .filter(([key, points]) => points !== 0 || !QUIET.test(key))
    .map(([key, points]): SheetLine => {
      const why = kindsReason(view, seat, key, points)
      const base: SheetLine = { key, name: lineName(key), why, points }
      if (isOZoo(view)) return { ...base, icon: 'flag' }
      if (hasZoos(view)) {
        const zoo = view.seats[seat]
        if (zoo && key.startsWith('enclosure-')) return enclosureLine(zoo, key, points)
      }
      if (hasParks(view)) {
        if (key === 'trainers') return { ...base, figure: 'helper', why: t('why.trainers') }
        if (key === 'keepers') return { ...base, figure: 'fish', why: t('why.keepers') }
        if (key === 'animals') base.why = t('why.animals')
        if (key === 'cashiers') base.why = t('why.cashiers')
      }
      const art = ART[key] ?? (isKey(`mini.${key}`) ? miniPicture(key) : undefined)
      return art ? { ...base, art } : { ...base, icon: 'paw' }
    })
}

/** Every line that some sheet has, once, each behind the one that it follows in the scores of its seat. */
export function allKeys(view: View): string[] {
  const all: string[] = []
  for (const { lines } of view.scores) {
    let next = 0
    for (const key of Object.keys(lines)) {
      const at = all.indexOf(key)
      if (at < 0) all.splice(next, 0, key)
      next = (at < 0 ? next : at) + 1
    }
  }
  const sheets = view.scores.flatMap((_, seat) => sheetLines(view, seat))
  const said = new Set(sheets.map(({ key }) => key))
  return all.filter((key) => said.has(key))
}

/** What the barn costs, by the score sheet: modules may change it. */
export const barnPoints = (view: View, seat: number): number =>
  Object.entries(view.scores[seat]?.lines ?? {})
    .filter(([key]) => key.startsWith('barn-'))
    .reduce((sum, [, points]) => sum + points, 0)

/** What the depot of a park costs. */
export const depotPoints = (view: View, seat: number): number =>
  view.scores[seat]?.lines['depot'] ?? 0
