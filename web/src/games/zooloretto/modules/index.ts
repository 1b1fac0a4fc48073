/** The expansions, as the folders beside this file have them: a new one needs no line here. */
import type { ModulePage } from './module'

const found = import.meta.glob<ModulePage>('./*/index.ts', { eager: true, import: 'module' })

const MODULES: ReadonlyMap<string, ModulePage> = new Map(
  Object.entries(found).map(([path, page]) => [path.split('/')[1] ?? '', page]),
)

const all = [...MODULES.values()]

/** One part of all expansions as one: keys are their own, so nothing is lost. */
function merged<K extends 'routes' | 'sentences' | 'places' | 'lines'>(
  part: K,
): NonNullable<ModulePage[K]> {
  return Object.assign({}, ...all.map((page) => page[part])) as NonNullable<ModulePage[K]>
}

export const ROUTES = merged('routes')
export const SENTENCES = merged('sentences')
export const PLACES = merged('places')
export const LINES = merged('lines')
export const GOOD = all.flatMap(({ good = [] }) => good)
export const WORDS = all.flatMap(({ words = [] }) => words)
export const FREE = all.flatMap(({ free }) => (free ? [free] : []))
export const ART = all.map(({ art = '' }) => art).join('')
export const DRAWN = {
  table: all.flatMap(({ drawn }) => drawn?.table ?? []),
  seat: all.flatMap(({ drawn }) => drawn?.seat ?? []),
}
export { all as MODULE_PAGES }

/** The picture of a mini enclosure. */
export const miniPicture = (name: string): string => MODULES.get(name)?.picture ?? name
