/** What the owl thinks of the move that was played next, where a finished game is looked at. */
import { percent, t } from '$/texts/index.svelte'
import { moveSentence } from '$/table/sentences'
import type { TableHint } from '$/table/parts'
import { reasonWords } from './advice'
import { decisionAt } from './review'
import type { Room } from './room.svelte'

export function verdict(
  { review, entries, people, game }: Room,
  ply: number,
): TableHint | undefined {
  const judged = review ? decisionAt(review, entries, ply) : undefined
  if (!judged || !game) return undefined
  const played = moveSentence(game, judged.played, people)
  if (judged.played === judged.best) return { title: t('owl.best', { move: played }), reasons: [] }
  return {
    title: t('owl.better', { move: moveSentence(game, judged.best, people) }),
    next: t('end.mattered.line', { who: people[judged.seat]?.name ?? '', move: played }),
    reasons: [
      { points: `−${percent(judged.chance_lost)}`, text: t('end.chance'), minus: true },
      ...judged.reasons.map((reason) => reasonWords(game, reason, people)),
    ],
  }
}
