import type { ModulePage } from '../module'

export const module: ModulePage = { lines: { 'order-card': 'scroll' } }
