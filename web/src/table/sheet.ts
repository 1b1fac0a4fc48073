/** The score sheet of a seat in words: where each point comes from. */
import { miniPicture, pictureOf } from '$/games/drafting/draw/tiles'
import { figure, isKey, named, signed, t } from '$/texts/index.svelte'
import { hasZoos, isOZoo, type View } from '$/games/views'
import { guestIn, type Zoo } from '$/games/zooloretto/model'
import { capital, title } from '$/games/drafting/names'
import type { ScoreLine, ScoreReason } from '$/net/contract'

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

/** A part of the points in words: how many there are and what each brings, or what changes the sum. */
function reason(line: ScoreLine, { key, points, count = 0, each = 0 }: ScoreReason): string {
  const own = `why.${line.name}.${key}`
  const words = isKey(own) ? t(own, { n: count }) : named('why', key, { n: count })
  const times = `why.${key}.each`
  if (isKey(times)) return `${words} × ${t(times, { n: each })}`
  if (each && each !== 1) return `${words} × ${figure(each)}`
  return count || points === line.points ? words : `${words}: ${signed(points)}`
}

/** Why a line is worth its points, part by part. */
const reasonsOf = (line: ScoreLine): string =>
  (line.why ?? []).map((part) => reason(line, part)).join('; ')

function enclosureLine(zoo: Zoo, line: SheetLine, key: string): SheetLine {
  const enclosure = zoo.enclosures.find((pen) => `enclosure-${pen.name}` === key)
  if (!enclosure) return { ...line, icon: 'lock', why: t('why.closed') }
  const guests = guestIn(zoo, enclosure.name) === undefined ? 0 : 1
  const pips = { have: enclosure.animals.length + guests, of: enclosure.spaces + guests }
  const { species } = enclosure
  return species
    ? { ...line, pips, name: title(species), art: pictureOf(species) }
    : { ...line, pips, icon: 'paw' }
}

/** Mini enclosures have lines of their own, by their names. */
export const lineName = (key: string): string =>
  isKey(`mini.${key}`) ? capital(named('mini', key)) : named('line', key)

/** Lines that say nothing are left out: no tile of that kind, no point. */
const QUIET = /^(barn-|x-tiles|controller|personnel|point-tiles|foreign|bonus|visitors|order)/

export function sheetLines(view: View, seat: number): SheetLine[] {
  const lines = view.scores[seat]?.lines ?? []
  return lines
    .filter(({ name, points }) => points !== 0 || !QUIET.test(name))
    .map((scored): SheetLine => {
      const { name: key, points } = scored
      const base: SheetLine = { key, name: lineName(key), why: reasonsOf(scored), points }
      if (isOZoo(view)) return { ...base, icon: 'flag' }
      if (hasZoos(view)) {
        const zoo = view.seats[seat]?.zoo
        if (zoo && key.startsWith('enclosure-')) return enclosureLine(zoo, base, key)
      }
      if (key === 'trainers') return { ...base, figure: 'helper' }
      if (key === 'keepers') return { ...base, figure: 'fish' }
      const art = ART[key] ?? (isKey(`mini.${key}`) ? miniPicture(key) : undefined)
      return art ? { ...base, art } : { ...base, icon: 'paw' }
    })
}

/** Every line that some sheet has, once, each behind the one that it follows in the scores of its seat. */
export function allKeys(view: View): string[] {
  const all: string[] = []
  for (const { lines } of view.scores) {
    let next = 0
    for (const { name: key } of lines) {
      const at = all.indexOf(key)
      if (at < 0) all.splice(next, 0, key)
      next = (at < 0 ? next : at) + 1
    }
  }
  const sheets = view.scores.flatMap((_, seat) => sheetLines(view, seat))
  const said = new Set(sheets.map(({ key }) => key))
  return all.filter((key) => said.has(key))
}

/** The points of a seat by the names of its lines. */
export const pointsByLine = (view: View, seat: number): Record<string, number> =>
  Object.fromEntries((view.scores[seat]?.lines ?? []).map(({ name, points }) => [name, points]))
