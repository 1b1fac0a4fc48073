/** Move texts as data: `place panda-m 5` is a verb and its operands. */

export interface ParsedMove {
  text: string
  verb: string
  operands: string[]
}

export function parseMove(text: string): ParsedMove {
  const [verb = '', ...operands] = text.trim().split(/\s+/)
  return { text, verb, operands }
}

const PRICES: Readonly<Record<string, number>> = {
  exchange: 1,
  transfer: 1,
  trade: 1,
  lift: 1,
  deposit: 1,
  remove: 1,
  ship: 1,
  tree: 1,
  rearrange: 1,
  claim: 1,
  buy: 2,
  discard: 2,
  open: 2,
  gift: 2,
  host: 2,
  sell: 2,
  construct: 3,
}

/** What a move costs in coins, to be shown before paying; 0 if it is free. */
export function priceOf({ verb, operands }: ParsedMove): number {
  switch (verb) {
    case 'move':
      return operands.includes('area') ? 0 : 1
    case 'expand':
      return operands[0] === 'small' ? 1 : operands[0] === 'large' ? 2 : 3
    case 'release':
      return operands[0] === 'all' ? 2 : 1
    case 'hire':
    case 'offer':
    case 'office':
      return operands.includes('donations') ? 0 : 2
    default:
      return PRICES[verb] ?? 0
  }
}
