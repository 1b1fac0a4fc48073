import { describe, expect, it } from 'vitest'
import { Api, Failure } from '../../src/net/api'
import { renew } from '../../src/net/outdated'

function surroundings() {
  const memory = new Map<string, string>()
  const seen = { loads: 0 }
  return {
    seen,
    kept: {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
    },
    reload: () => void (seen.loads += 1),
  }
}

describe('a page that is older than the server', () => {
  it('is loaded anew once for each contract that it turns out to have', () => {
    const around = surroundings()
    expect(renew('a', around)).toBe(true)
    expect(renew('a', around)).toBe(false)
    expect(renew('b', around)).toBe(true)
    expect(around.seen.loads).toBe(2)
  })

  it('is not loaded anew where nothing can be remembered', () => {
    const around = surroundings()
    const kept = {
      ...around.kept,
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(renew('a', { ...around, kept })).toBe(false)
    expect(around.seen.loads).toBe(0)
  })
})

describe('every request', () => {
  it('names the contract of the page, and keeps its other headers', async () => {
    const sent: RequestInit[] = []
    const api = new Api((_, init) => {
      sent.push(init ?? {})
      return Promise.resolve(new Response('{"code":"no-seat","why":"no"}', { status: 404 }))
    })
    await expect(api.seat('deadlink', { name: '', avatar: '' })).rejects.toBeInstanceOf(Failure)
    expect(sent[0]?.headers).toEqual({
      'content-type': 'application/json',
      'zoopark-contract': CONTRACT,
    })
  })
})
