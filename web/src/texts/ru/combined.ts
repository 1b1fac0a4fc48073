/** Zooloretto and Aquaretto as one game, in Russian. */
import type { Translated } from '../index.svelte'
import type { texts as english } from '../en/combined'

export const texts: Translated<typeof english> = {
  'game.combined': 'Зоолоретто + Акваретто',
  'supply.zoo': 'стопка зоопарка',
  'supply.park': 'стопка аквапарка',
  'both.of': 'Зоопарк и аквапарк: {who}',
  'action.draw.zoo': 'Добрать: зоопарк',
  'action.draw.park': 'Добрать: вода',
  'group.both': 'Обе игры',
  'move.draw.from': 'Добрать: {supply}',
  'mark.zoo': 'Зоопарк',
  'mark.park': 'Аквапарк',
  'mark.any': 'пусто: любая игра',
  'combined.may': 'Грузовики можно брать: есть жетоны обеих игр.',
  'combined.wait': 'Грузовики нельзя брать, пока нет жетонов обеих игр.',
  'combined.rule': 'Один грузовик, одна игра: её задаёт первый жетон.',
  'combined.both': 'оба планшета',
  'keys.V': 'оба планшета, зоопарк, аквапарк',
  'card.combined': 'Две игры в одной: две стопки, один кошелёк, зоопарк рядом с аквапарком.',
  'card.short.combined': 'Зоо + Аква',
  'scene.combined': 'Зоопарк и аквапарк бок о бок',
}
