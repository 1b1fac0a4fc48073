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
