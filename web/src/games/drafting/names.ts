/** What tiles and trucks are called, in the language that is spoken. */
import { named, t } from '$/texts/index.svelte'
import { capital } from '$/ui/names'
import type { Truck } from './model'
import { tileOf } from './tiles'

/** A species or a stall with a capital, for planks and signs. */
export const title = (what: string): string => capital(named('kind', what))

export const kindName = (what: string): string => named('kind', what)

/** A tile in full, as a screen reader says it. */
export function tileName(name: string): string {
  const tile = tileOf(name)
  if (tile.kind === 'back') return t('tile.back')
  if (tile.kind === 'coin') return t('tile.coin')
  if (tile.kind === 'stall') {
    return named('stall', tile.what) + (tile.x ? `, ${t('tile.offer')}` : '')
  }
  if (tile.kind === 'site') return named('site', tile.what)
  const marks: string[] = [title(tile.what)]
  if (tile.kind === 'young') marks.push(t('tile.young'))
  if (tile.mark === 'male') marks.push(t('tile.male'))
  if (tile.mark === 'female') marks.push(t('tile.female'))
  if (tile.mark === 'fish') marks.push(t('tile.fish'))
  if (tile.mark === 'bolt') marks.push(t('tile.bolt'))
  if (tile.bred) marks.push(t('tile.bred'))
  else if (tile.mark === 'male' || tile.mark === 'female') marks.push(t('tile.fertile'))
  if (tile.x) marks.push(t('tile.offer'))
  return marks.join(', ')
}

/** A tile in a word, where a picture says the rest. */
export function shortName(name: string): string {
  const tile = tileOf(name)
  if (tile.kind === 'coin') return t('tile.coin.short')
  if (tile.kind === 'stall') return named('stall', tile.what)
  if (tile.kind === 'site') return named('site', tile.what)
  return tile.kind === 'young'
    ? t('tile.young.of', { kind: kindName(tile.what) })
    : kindName(tile.what)
}

/** A truck that can be taken, with what stands on it. */
export const truckName = ({ tiles, spaces }: Truck, number: number): string =>
  tiles.length === 0
    ? t('truck.empty', { truck: number, n: spaces })
    : t('truck.label', {
        truck: number,
        tiles: tiles.map(shortName).join(', '),
        n: spaces - tiles.length,
      })
