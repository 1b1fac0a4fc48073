/** The tickets of Aquaretto. */
import { t } from '$/texts/index.svelte'
import { entryIn, type TicketEntry } from '$/games/drafting/tickets'

const entry = entryIn('aquaretto')

export const parkTickets = (): TicketEntry[] => [
  entry('move', t('action.move.park')),
  entry('helper', t('action.helper.why')),
  entry('buy', t('action.buy.park')),
  { ...entry('discard', t('action.discard.park')), name: t('action.discard.water') },
  entry('small', t('action.small.why')),
  entry('large', t('action.large.why')),
]
