/** What a seat is doing, in a few words. */
import { t } from '$/texts/index.svelte'
import { isDrafting, isOZoo, type View } from '$/games/views'
import { levelName } from '$/games/drafting/names'
import type { Person } from '$/ui/people'

export interface Status {
  icon: string
  text: string
  /** Where there is less room. */
  short?: string
}

export function statusOf(view: View, person: Person): Status {
  const { seat } = person
  if (isOZoo(view)) {
    if (view.asks === 'build') {
      if (view.builder === seat) return { icon: 'clock', text: t('status.building') }
    } else if (view.asks === 'bid') {
      return view.sealed[seat]
        ? { icon: 'check', text: t('status.sealed'), short: t('bid.sealed') }
        : { icon: 'clock', text: t('status.thinking') }
    }
  } else if (isDrafting(view)) {
    if (view.to_act.includes(seat)) return { icon: 'clock', text: t('status.turn') }
    const truck = view.trucks.findIndex(({ taken_by }) => taken_by === seat)
    if (truck >= 0) {
      return {
        icon: 'truck',
        text: t('status.took', { truck: truck + 1 }),
        short: t('truck.number', { truck: truck + 1 }),
      }
    }
    if (view.seats[seat]?.out) {
      return { icon: 'truck', text: t('status.out'), short: t('status.out.short') }
    }
  }
  if (person.bot) {
    const level = levelName(person.bot)
    return { icon: 'clock', text: t('status.bot', { level }), short: level }
  }
  return { icon: 'next', text: '' }
}
