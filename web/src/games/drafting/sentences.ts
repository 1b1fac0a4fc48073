/** The moves that all games with trucks have, in words. */
import { named, t } from '$/texts/index.svelte'
import type { ParsedMove } from '$/table/moves/parse'
import { who } from '$/table/sentences'
import type { Person } from '$/ui/people'
import { shortName } from './names'

/** `placeName` says where a tile goes; it is told which tile. */
export function moveWords(
  { verb, operands: [a = '', b = '', c = ''] }: ParsedMove,
  people: readonly Person[],
  placeName: (word: string, tile: string) => string,
): string | null {
  switch (verb) {
    case 'draw':
      return a ? t('move.draw.from', { supply: named('supply', a) }) : t('move.draw')
    case 'load':
    case 'take':
      return t(`move.${verb}`, { truck: a })
    case 'place':
      return c
        ? t('move.place.at', { tile: shortName(a), who: who(people, b), to: placeName(c, a) })
        : t('move.place', { tile: shortName(a), to: placeName(b, a) })
    case 'move':
      return c
        ? t('move.move.from', { tile: shortName(a), from: placeName(b, a), to: placeName(c, a) })
        : t('move.move', { tile: shortName(a), to: placeName(b, a) })
    case 'buy':
      return t('move.buy', { tile: shortName(b), who: who(people, a) })
    case 'discard':
      return t('move.discard', { tile: shortName(a) })
    case 'withdraw':
      return t('move.withdraw')
    default:
      return null
  }
}
