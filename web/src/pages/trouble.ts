/** Kinds of trouble, each with a page that explains it. */
import { OFFLINE, OUTDATED, type Failure } from '$/net/api'

export type Trouble =
  | 'table'
  | 'seat'
  | 'person'
  | 'full'
  | 'private'
  | 'offline'
  | 'many'
  | 'page'
  | 'old'
  | 'rules'
  | 'damaged'
  | 'failed'

const KINDS: Readonly<Record<string, Trouble>> = {
  'no-table': 'table',
  'no-moment': 'table',
  'no-seat': 'seat',
  'no-person': 'person',
  taken: 'full',
  'not-yours': 'private',
  'too-many': 'many',
  unavailable: 'offline',
  rules: 'rules',
  damaged: 'damaged',
  [OFFLINE]: 'offline',
  [OUTDATED]: 'old',
}

export const troubleOf = (failure: Failure): Trouble => KINDS[failure.code] ?? 'failed'
