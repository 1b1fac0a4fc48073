/** Visitors of the jungle: each colour likes the goods of one stall. */
export const VISITORS: Readonly<Record<string, { ink: string; art: string }>> = {
  green: { ink: '#2f7d4a', art: 'hot-dog' },
  blue: { ink: '#2b68a8', art: 'tropical-drink' },
  brown: { ink: '#9a5a1e', art: 'watermelon' },
  red: { ink: '#b8322c', art: 'popcorn' },
  yellow: { ink: '#b98a00', art: 'soft-ice-cream' },
}
