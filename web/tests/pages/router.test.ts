import { describe, expect, it } from 'vitest'
import { readRoute, writeRoute, type Route } from '../../src/pages/router'

const ADDRESSES: [string, Route][] = [
  ['#/', { page: 'home' }],
  ['#/new/ozoolemio', { page: 'new', game: 'ozoolemio' }],
  ['#/lobby', { page: 'lobby' }],
  ['#/mine', { page: 'mine' }],
  ['#/learn', { page: 'learn' }],
  ['#/table/2P_uVLpQFewVYF0Y', { page: 'table', id: '2P_uVLpQFewVYF0Y' }],
  ['#/table/abc-def/at/12', { page: 'table', id: 'abc-def', ply: 12 }],
  ['#/seat/K-e_y8', { page: 'seat', key: 'K-e_y8' }],
  ['#/rules', { page: 'rules' }],
  ['#/rules/BO.2.1', { page: 'rules', rule: 'BO.2.1' }],
]

describe('addresses', () => {
  it.each(ADDRESSES)('%s is read and written', (hash, route) => {
    expect(readRoute(hash)).toEqual(route)
    expect(writeRoute(route)).toBe(hash)
  })

  it.each([
    ['', { page: 'home' }],
    ['#', { page: 'home' }],
    ['#/lobby/', { page: 'lobby' }],
    ['#/rules/z.4.2', { page: 'rules', rule: 'Z.4.2' }],
    // How the server writes links.
    ['#seat=someKey_12', { page: 'seat', key: 'someKey_12' }],
    ['#table=2P_uVLpQ', { page: 'table', id: '2P_uVLpQ' }],
  ])('%s is understood, too', (hash, route) => {
    expect(readRoute(hash)).toEqual(route)
  })

  it.each([
    '#/nowhere',
    '#lobby',
    '#/new/chess',
    '#/new',
    '#/table',
    '#/table/a/b',
    '#/table/a/at/-1',
    '#/table/a/at/1/2',
    '#/table/a/at/9999999999',
    '#/seat/<script>',
    '#/seat/a/b',
    `#/table/${'x'.repeat(65)}`,
    '#/lobby/x',
    '#/%E0%A4%A',
    '#seat=',
  ])('%s is no page', (hash) => {
    expect(readRoute(hash)).toEqual({ page: 'nowhere' })
  })
})
