/** Zooloretto with all its modules, as `Game.view` shows it. Fields of modules that are not in play are missing. */
import type { DraftingSeat, DraftingView } from './common'

export interface Enclosure {
  name: string
  species: string | null
  animals: string[]
  spaces: number
  full_points?: number
  nearly_full_points?: number
  bonus?: number
  /** Spaces that building sites cover. */
  blocked?: number
}

export interface StallPlace {
  name: string
  enclosure: string
  stall: string | null
}

export interface OrderCard {
  number: number
  first: string
  second: string
  third: string
}

export interface Mini {
  name: string
  coins: number
  used: boolean
  [more: string]: unknown
}

export interface Zoo {
  closed_boards: number
  enclosures: Enclosure[]
  stalls: StallPlace[]
  barn: string[]
  petting_zoo?: string[]
  area?: string | null
  free_move_left?: boolean
  pavilions?: string[]
  foreign_zoos?: number[]
  savings_book?: number
  order_card?: OrderCard | null
  jungle?: { animals: string[]; spaces: number; most_species: number }
  /** How many stand on each point, from the first to the last. */
  visitors?: Record<string, number[]>
  bonus_boards?: string[]
  workers?: Record<string, number>
  office_tiles?: string[]
  donations?: number
  point_tiles?: number
  minis?: Mini[]
}

export type ZooSeat = DraftingSeat & Zoo

export interface Question {
  asks: string
  seat: number
  [more: string]: unknown
}

/** What modules lay in the middle of the table. */
export interface ZooTable {
  question?: Question | null
  waiting?: unknown[]
  extra_enclosures?: string[]
  buildings?: string[]
  visitors?: Record<string, number>
  bonus_boards?: string[]
  offer_board?: { x_tiles: string[]; office_tiles: Record<string, number>; workers: number }
  donations_left?: number
  point_tiles_left?: number
  minis_left?: string[]
}

export interface ZoolorettoView extends DraftingView, ZooTable {
  seats: ZooSeat[]
}

/** Has this seat or the table anything of modules before it? */
export const hasModules = (view: ZoolorettoView): boolean => view.question !== undefined

export const enclosureNamed = (zoo: Zoo, name: string): Enclosure | undefined =>
  zoo.enclosures.find((enclosure) => enclosure.name === name)

/** Does a stall stand beside the enclosure? It is worth a point for each animal then. */
export const hasStall = (zoo: Zoo, name: string): boolean =>
  zoo.stalls.some(
    (place) => place.enclosure === name && place.stall && !place.stall.endsWith('-site'),
  )

/** How far an enclosure is: two or more short, one short, full. */
export type Fill = 'empty' | 'each' | 'short' | 'full'

export function fillOf(enclosure: Enclosure): Fill {
  const missing = enclosure.spaces - enclosure.animals.length
  if (enclosure.animals.length === 0) return 'empty'
  return missing === 0 ? 'full' : missing === 1 ? 'short' : 'each'
}

export function pointsOf(zoo: Zoo, enclosure: Enclosure): number {
  const fill = fillOf(enclosure)
  if (fill === 'full') return enclosure.full_points ?? 0
  if (fill === 'short') return enclosure.nearly_full_points ?? 0
  return hasStall(zoo, enclosure.name) ? enclosure.animals.length : 0
}

/** The barn as it is drawn: a pile for each kind that costs points. */
export function barnPiles(barn: string[], kindOf: (tile: string) => string): Map<string, string[]> {
  const piles = new Map<string, string[]>()
  for (const tile of barn) {
    const kind = kindOf(tile)
    piles.set(kind, [...(piles.get(kind) ?? []), tile])
  }
  return piles
}
