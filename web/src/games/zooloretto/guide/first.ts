/** The first game: real and short, against one easy bot, with the same draws for everybody. */
import type { NewTable } from '$/net/contract'

const SPECIES = ['flamingo', 'elephant', 'panda', 'zebra', 'kangaroo'] as const

/** Most plain animals stay away, so that the game is short and the others soon find a partner. */
const AWAY = [
  ...SPECIES.map((name) => `${name}*6`),
  ...['snack', 'drinks', 'fruit*2', 'popcorn*2'],
  'coin*6',
].join('+')

const POSITION = [
  'zooloretto(players=2, out=camel+leopard+chimpanzee)',
  'round:1 turn:A asks:turn',
  'bank:26',
  'trucks:-,-,-',
  'A coins:2',
  'B coins:2',
  `gone:${AWAY}`,
].join(' | ')

export const firstTable = (name: string): NewTable => ({
  game: 'zooloretto(players=2)',
  chairs: [
    { kind: 'you', name },
    { kind: 'bot', bot: 'easy' },
  ],
  options: { deal: 'the first game' },
  position: POSITION,
})
