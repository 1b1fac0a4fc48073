/** What happens in a zoo, in words. */
import { isKey, named, t } from '$/texts/index.svelte'
import { kindName, shortName } from '$/games/drafting/names'
import { moveWords } from '$/games/drafting/sentences'
import { isSpecies } from '$/games/drafting/tiles'
import type { ParsedMove } from '$/table/moves/parse'
import type { Person } from '$/ui/people'
import { SENTENCES, WORDS } from './modules'
import { enclosureName } from './names'
import { placeName } from './places'

/** One side of an exchange: an enclosure, or the animals of a species in the barn. */
const exchanged = (word: string): string =>
  isSpecies(word) ? t('barn.kind', { kind: kindName(word) }) : placeName(word)

export function zooSentence(move: ParsedMove, people: readonly Person[]): string | null {
  const { verb, operands } = move
  const [a = '', b = ''] = operands
  switch (verb) {
    case 'exchange':
      return t('move.exchange', { a: exchanged(a), b: exchanged(b) })
    case 'expand':
    case 'decline':
    case 'drop':
      return t(`move.${verb}`)
    default:
      return SENTENCES[verb]?.(operands, people) ?? moveWords(move, people, placeName)
  }
}

/** The name that an expansion gives to a word, such as a colour or a field of an office. */
function nameInModules(word: string): string | undefined {
  const group = WORDS.find((name) => isKey(`${name}.${word}`))
  return group ? named(group, word) : undefined
}

export function zooWord(key: string, value: string | number, tile: string): string | undefined {
  if (key === 'donations' && typeof value === 'number') return t('donations', { n: value })
  if (typeof value === 'number') return undefined
  switch (key) {
    case 'species':
      return kindName(value)
    case 'enclosure':
      return enclosureName(value)
    case 'field':
      return nameInModules(value) ?? value
    case 'with':
      return exchanged(value)
    case 'from':
    case 'to':
      return nameInModules(value) ?? placeName(value, tile)
    case 'tile':
      return nameInModules(value) ?? shortName(value)
    default:
      return undefined
  }
}
