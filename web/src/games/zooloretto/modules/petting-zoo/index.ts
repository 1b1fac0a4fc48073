import type { ModulePage } from '../module'
import { pettingOf } from './places'

export const module: ModulePage = {
  places: { petting: pettingOf },
  drawn: { seat: ['petting'] },
  lying: ({ petting_zoo: petting }, area, put) =>
    put(
      pettingOf(area),
      (petting?.young ?? []).map((species) => `${species}-baby`),
    ),
}
