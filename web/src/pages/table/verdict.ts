/** What the owl thinks of moves of a finished game. */
import { decimal, percent, t } from '$/texts/index.svelte'
import { moveSentence } from '$/table/sentences'
import type { TableHint } from '$/table/parts'
import type { Judged } from '$/net/messages'
import type { Reason } from '$/ui/HintBubble.svelte'
import { reasonWords } from './advice'
import { COSTLY, costOf, decisionAt } from './review'
import type { Room } from './room.svelte'

/** What is lost, in chance and in points, each only where it is more than nothing. */
export function lossWords({
  chance_lost,
  points_lost,
}: Pick<Judged, 'chance_lost' | 'points_lost'>): Reason[] {
  const chance = Math.round(100 * chance_lost) / 100
  const points = Math.round(10 * points_lost) / 10
  return [
    ...(chance > 0 ? [{ points: `−${percent(chance)}`, text: t('end.chance'), minus: true }] : []),
    ...(points === 0
      ? []
      : [{ points: decimal(-points), text: t('end.points'), minus: points > 0 }]),
  ]
}

/** What the owl says of the move that was played next; of seats about which it is not asked it says nothing. */
export function verdict(
  { review, entries, people, game }: Pick<Room, 'review' | 'entries' | 'people' | 'game'>,
  ply: number,
  asked: (seat: number) => boolean,
): TableHint | undefined {
  const judged = review ? decisionAt(review, entries, ply) : undefined
  if (!judged || !game || !asked(judged.seat)) return undefined
  const { seat } = judged
  const played = moveSentence(game, judged.played, people)
  if (judged.played === judged.best)
    return { title: t('owl.best', { move: played }), reasons: [], seat }
  if (costOf(judged) < COSTLY)
    return { title: t('owl.asgood', { move: played }), reasons: [], seat }
  return {
    title: t('owl.better', { move: moveSentence(game, judged.best, people) }),
    next: t('end.mattered.line', { who: people[seat]?.name ?? '', move: played }),
    reasons: [
      ...lossWords(judged),
      ...judged.reasons.map((reason) => reasonWords(game, reason, people)),
    ],
    seat,
  }
}
