/** The lines of the score sheet that a water park has. */
import type { SheetLine } from '$/table/sheet'

const PICTURES: Readonly<Record<string, Partial<SheetLine>>> = {
  animals: { art: 'dolphin' },
  cashiers: { art: 'admission-tickets' },
  depot: { art: 'package' },
  trainers: { figure: 'helper' },
  keepers: { figure: 'fish' },
}

export const parkLine = (line: SheetLine): SheetLine | null => {
  const picture = PICTURES[line.key]
  return picture ? { ...line, ...picture } : null
}
