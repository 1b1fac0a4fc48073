/** Christmas tree, in Russian. */
import type { Translated } from '../../index.svelte'
import type { texts as english } from '../../en/modules/christmas-tree'

export const texts: Translated<typeof english> = {
  'move.tree': {
    one: 'Открыть {n} жетон',
    few: 'Открыть {n} жетона',
    many: 'Открыть {n} жетонов',
    other: 'Открыть {n} жетонов',
  },
  'move.pick': 'Оставить: {tile}',
  'event.picked': '{who} оставляет: {tile}',
  'event.mixed': '{who} возвращает жетоны: {tiles}',
  'mini.christmas-tree': 'рождественская ёлка',
  'mini.draws': {
    one: 'вытянуть ещё {n}',
    few: 'вытянуть ещё {n}',
    many: 'вытянуть ещё {n}',
    other: 'вытянуть ещё {n}',
  },
}
