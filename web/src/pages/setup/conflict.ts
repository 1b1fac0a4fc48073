/** What the server says against a choice, in a form that can be shown where it belongs. */
import type { Conflict } from '$/games/game'

export function readConflict(why: string): Conflict {
  const needs = /^the module (\S+) needs (\S+)$/.exec(why)
  if (needs?.[1] && needs[2]) return { kind: 'needs', module: needs[1], needed: needs[2] }
  const apart = /^the modules (\S+) and (\S+) do not go together$/.exec(why)
  if (apart?.[1] && apart[2]) return { kind: 'apart', module: apart[1], other: apart[2] }
  const crowded = /^with (\d+) players \d+ species would stay in the box.*\((\S+)\)$/.exec(why)
  if (crowded?.[2]) return { kind: 'crowded', players: Number(crowded[1]), rule: crowded[2] }
  return { kind: 'other', rule: /\(([A-Z]+(?:\.\d+)+)\)$/.exec(why)?.[1] ?? '' }
}
