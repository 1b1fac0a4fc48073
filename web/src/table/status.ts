/** What a seat is doing, in a few words. */
import { t } from '$/texts/index.svelte'
import { levelName } from '$/ui/names'
import type { Person } from '$/ui/people'
import { gameOf } from './game'
import type { View } from './view'

export interface Status {
  icon: string
  text: string
  /** Where there is less room. */
  short?: string
}

export function statusOf(view: View, { seat, bot, away }: Person): Status {
  const own = gameOf(view).status(view, seat)
  if (own) return own
  if (!bot) return { icon: 'next', text: away ? t('gone') : '' }
  const level = levelName(bot)
  return { icon: 'clock', text: t('status.bot', { level }), short: level }
}
