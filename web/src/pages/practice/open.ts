/** Tables for practice, which are in nobody's list. */
import { api } from '$/net/api'
import { settings } from '$/ui/settings.svelte'
import { t } from '$/texts/index.svelte'
import { go } from '../place.svelte'
import { remember, type Task } from './memory.svelte'

const profile = (): { name: string; avatar: string } => ({
  name: settings().name || t('guest'),
  avatar: settings().avatar,
})

export async function openPuzzle(puzzle: string): Promise<void> {
  const { id } = await api.setPuzzle(puzzle, profile())
  remember(id, { puzzle })
  go({ page: 'table', id })
}

/** Go on from a moment of a finished game; with a task, something is asked there. */
export async function goOn(table: string, ply: number, seat: number, task?: Task): Promise<void> {
  const { id } = await api.goOn(table, ply, seat, profile())
  if (task) remember(id, task)
  go({ page: 'table', id })
}
