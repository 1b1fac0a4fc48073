/** Variants of O Zoo le Mio, each with the option of the game string that it sets. */
export const VARIANTS = {
  trees: 'variant',
  blind: 'auction',
  money: 'tiebreak',
  open: 'purses',
} as const
export type Variant = keyof typeof VARIANTS

export const isVariant = (name: string): name is Variant => name in VARIANTS
