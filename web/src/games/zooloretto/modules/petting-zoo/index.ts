import type { ModulePage } from '../module'

export const module: ModulePage = {
  places: { petting: (own) => own.petting() },
  drawn: { seat: ['petting'] },
  lying: ({ petting_zoo: petting }, area, put) =>
    put(
      area.petting(),
      (petting?.young ?? []).map((species) => `${species}-baby`),
    ),
}
