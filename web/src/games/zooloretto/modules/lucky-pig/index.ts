import type { ModulePage } from '../module'

export const module: ModulePage = { picture: 'pig' }
