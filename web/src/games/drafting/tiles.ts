/** Tiles by their names in the notation: what they show and what is special about them. */

type TileKind =
  | 'animal'
  | 'young'
  | 'stall'
  | 'coin'
  | 'jungle'
  | 'site'
  | 'building'
  | 'helper'
  | 'mini'
  | 'back'
  | 'unknown'

type Mark = 'male' | 'female' | 'fish' | 'bolt'

export interface Tile {
  name: string
  kind: TileKind
  /** The species of an animal, the type of a stall, or the name itself. */
  what: string
  mark?: Mark
  /** A parent that has had its young. */
  bred?: boolean
  /** A tile of the offer board. */
  x?: boolean
}

export const ZOO_SPECIES = [
  'flamingo',
  'camel',
  'leopard',
  'elephant',
  'panda',
  'chimpanzee',
  'zebra',
  'kangaroo',
  'lion',
  'rabbit',
] as const

export const PARK_SPECIES = [
  'dolphin',
  'orca',
  'sea-lion',
  'polar-bear',
  'penguin',
  'turtle',
  'crocodile',
  'hippo',
] as const

export const STALLS = [
  'snack',
  'drinks',
  'fruit',
  'popcorn',
  'icecream',
  'shop',
  'restaurant',
] as const

export const JUNGLE = [
  'anteater',
  'macaw',
  'bat',
  'koala',
  'monitor',
  'orangutan',
  'baboon',
  'snake',
  'chameleon',
] as const

export const SITES = ['barn-site', 'place-site', 'pen-site'] as const

export type Species = (typeof ZOO_SPECIES)[number] | (typeof PARK_SPECIES)[number]

const has = (names: readonly string[], name: string): boolean => names.includes(name)

const isParkSpecies = (name: string): boolean => has(PARK_SPECIES, name)
export const isSpecies = (name: string): name is Species =>
  has(ZOO_SPECIES, name) || isParkSpecies(name)

const ANIMAL = /^([a-z]+(?:-[a-z]+)*?)(?:-(m|f|dad|mum|xf|xmum|baby|fish|bolt))?$/

const SUFFIXES: Readonly<Record<string, Omit<Tile, 'name' | 'kind' | 'what'>>> = {
  m: { mark: 'male' },
  f: { mark: 'female' },
  dad: { mark: 'male', bred: true },
  mum: { mark: 'female', bred: true },
  xf: { mark: 'female', x: true },
  xmum: { mark: 'female', bred: true, x: true },
  fish: { mark: 'fish' },
  bolt: { mark: 'bolt' },
}

const known = new Map<string, Tile>()

function read(name: string): Tile {
  if (name === 'coin' || name === 'water-coin') return { name, kind: 'coin', what: 'coin' }
  if (name === 'helper') return { name, kind: 'helper', what: 'helper' }
  if (name === 'back') return { name, kind: 'back', what: 'back' }
  if (name === 'pavilion') return { name, kind: 'building', what: 'pavilion' }
  if (has(STALLS, name)) return { name, kind: 'stall', what: name }
  if (name.startsWith('x-')) return { name, kind: 'stall', what: name.slice(2), x: true }
  if (has(JUNGLE, name)) return { name, kind: 'jungle', what: name }
  if (has(SITES, name)) return { name, kind: 'site', what: name }
  const [, species = '', suffix] = ANIMAL.exec(name) ?? []
  if (!isSpecies(species)) return { name, kind: 'unknown', what: name }
  if (suffix === 'baby') return { name, kind: 'young', what: species }
  return { name, kind: 'animal', what: species, ...(suffix ? SUFFIXES[suffix] : {}) }
}

/** What a tile is, by its name. */
export function tileOf(name: string): Tile {
  let tile = known.get(name)
  if (!tile) {
    tile = read(name)
    known.set(name, tile)
  }
  return tile
}

/** What tiles of the barn are piled by: each pile costs points once. */
export const pileOf = (name: string): string => tileOf(name).what

/** Which game a tile belongs to when both are played together. */
export function gameOf(name: string): 'zoo' | 'park' {
  return name === 'water-coin' || name === 'helper' || isParkSpecies(tileOf(name).what)
    ? 'park'
    : 'zoo'
}
