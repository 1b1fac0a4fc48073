/** Tables that teach: a position to try, and a first game with a guide. */
import { api } from '$/net/api'
import type { GuidedGame, NewTable, RuleExample } from '$/net/messages'
import { guideTable } from '../guide/guide.svelte'
import { t } from '$/texts/index.svelte'
import { settings } from '$/ui/settings.svelte'
import { go } from '../place.svelte'

const chairs = (players: number, you: number): NonNullable<NewTable['chairs']> =>
  Array.from({ length: players }, (_, seat) =>
    seat === you
      ? { kind: 'you', name: settings().name || t('guest') }
      : { kind: 'bot', bot: 'easy' },
  )

/** Play on from the position of an example. */
export async function tryOut({ position, seat, view }: RuleExample): Promise<void> {
  const game = position.split('|', 1)[0]?.trim() ?? ''
  const { id } = await api.open({ game, position, chairs: chairs(view.seats.length, seat) })
  go({ page: 'table', id })
}

/** The same draws for everyone, so that the guide always has something to say. */
export const firstTable = ({ game, players, position, deal }: GuidedGame): NewTable => ({
  ...{ game, position, chairs: chairs(players, 0) },
  options: { deal },
})

export async function beginGuide(guide: GuidedGame): Promise<void> {
  const { id } = await api.open(firstTable(guide))
  guideTable(id, guide.name)
  go({ page: 'table', id })
}
