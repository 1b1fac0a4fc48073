import { t } from '$/texts/index.svelte'
import type { ModulePage } from '../module'
import { art } from './drawing'

export const module: ModulePage = {
  art,
  sentences: { skip: () => t('move.skip') },
}
