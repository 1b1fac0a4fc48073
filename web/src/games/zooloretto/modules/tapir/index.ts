import type { ModulePage } from '../module'
import { art } from './drawing'

export const module: ModulePage = { art }
