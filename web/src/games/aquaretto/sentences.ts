/** What happens in a water park, in words. */
import { isKey, named, t } from '$/texts/index.svelte'
import { kindName, shortName } from '$/games/drafting/names'
import { moveWords } from '$/games/drafting/sentences'
import type { ParsedMove } from '$/table/moves/parse'
import type { Person } from '$/ui/people'

export const isField = (word: string | number): boolean => /^[a-z]-?\d+$/.test(String(word))

/** A field, a job or the depot. */
export const placeName = (word: string): string =>
  isKey(`place.${word}`) ? named('place', word) : isField(word) ? t('place.field') : word

export function parkSentence(move: ParsedMove, people: readonly Person[]): string | null {
  const { verb, operands } = move
  const [a = ''] = operands
  switch (verb) {
    case 'discard':
      return t('move.discard.water', { tile: shortName(a) })
    case 'expand':
      return t(a === 'small' ? 'move.expand.small' : 'move.expand.large')
    default:
      return moveWords(move, people, placeName)
  }
}

export function parkWord(key: string, value: string | number): string | undefined {
  if (typeof value === 'number') return undefined
  if (key === 'species') return kindName(value)
  if (key === 'tile') return shortName(value)
  return key === 'from' || key === 'to' ? placeName(value) : undefined
}
