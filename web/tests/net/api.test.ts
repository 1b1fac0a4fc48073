import { describe, expect, it } from 'vitest'
import { address, Api, Failure, failureOf } from '../../src/net/api'
import { troubleOf } from '../../src/pages/trouble'

interface Sent {
  path: string
  init: RequestInit | undefined
}

/** A server that gives one answer and remembers what it was asked. */
function answering(body: unknown, status = 200): { api: Api; sent: Sent[] } {
  const sent: Sent[] = []
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const api = new Api((path, init) => {
    sent.push({ path, init })
    return Promise.resolve(new Response(status === 204 ? null : text, { status }))
  })
  return { api, sent }
}

const failed = (promise: Promise<unknown>): Promise<Failure> =>
  promise.then(() => expect.unreachable(), failureOf)

describe('the client', () => {
  it('asks with what was given and nothing else', async () => {
    const { api, sent } = answering({ tables: [], next: '' })
    await api.tables('over', 10, '17.abc')
    await api.tables('open')
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/tables?status=over&limit=10&after=17.abc',
      '/api/tables?status=open&limit=30',
    ])
  })

  it('sends JSON, and puts names into paths safely', async () => {
    const { api, sent } = answering({ id: 'x', seat: 0, taken: true })
    await api.sit('a/b?c', { name: 'Eva', avatar: '' })
    expect(sent[0]?.path).toBe('/api/tables/a%2Fb%3Fc/seats')
    expect(sent[0]?.init?.method).toBe('POST')
    expect(JSON.parse(String(sent[0]?.init?.body))).toEqual({ name: 'Eva', avatar: '' })
  })

  it('leaves out what is empty in a query, but not a zero', () => {
    expect(address('/x', { a: 0, b: '', c: null, d: undefined })).toBe('/x?a=0')
    expect(address('/x', { game: 'zooloretto(players=2, modules=a+b)' })).toBe(
      '/x?game=zooloretto%28players%3D2%2C+modules%3Da%2Bb%29',
    )
  })

  it('answers nothing where there is nothing to say', async () => {
    expect(await answering('', 204).api.forget()).toBeUndefined()
  })

  it('waits for a review that is still being made', async () => {
    expect(await answering({ status: 'thinking' }, 202).api.review('x')).toBeNull()
    const review = { game: 'zooloretto', names: [], decisions: [], curve: [] }
    expect(await answering(review).api.review('x')).toEqual(review)
  })
})

describe('failures', () => {
  it('carry what the server said', async () => {
    const wrong = { code: 'illegal', why: 'no room', rule: 'Z.4.2' }
    const failure = await failed(answering(wrong, 409).api.hint('x', 0))
    expect(failure).toMatchObject({
      status: 409,
      code: 'illegal',
      rule: 'Z.4.2',
      message: 'no room',
      passing: false,
    })
  })

  it('are told apart when nobody answers', async () => {
    const api = new Api(() => Promise.reject(new TypeError('Failed to fetch')))
    const failure = await failed(api.mine())
    expect(failure).toMatchObject({ status: 0, offline: true, passing: true })
    expect(troubleOf(failure)).toBe('offline')
  })

  it('are no failures when the asker gave up', async () => {
    const stop = new AbortController()
    stop.abort()
    const gone = new DOMException('gone', 'AbortError')
    const api = new Api(() => Promise.reject(gone))
    await expect(api.mine({ signal: stop.signal })).rejects.toBe(gone)
  })

  it('need no JSON', async () => {
    const failure = await failed(answering('<html>Bad gateway</html>', 502).api.mine())
    expect(failure).toMatchObject({ status: 502, code: 'http', passing: true })
  })

  it('in the middle of an answer are failures, too', async () => {
    expect(await failed(answering('{"id":', 200).api.mine())).toMatchObject({ code: 'http' })
  })

  it.each([
    [404, 'no-table', 'table'],
    [404, 'no-seat', 'seat'],
    [409, 'taken', 'full'],
    [403, 'not-yours', 'private'],
    [429, 'too-many', 'many'],
    [503, 'unavailable', 'offline'],
    [409, 'rules', 'rules'],
    [500, 'failed', 'failed'],
  ])('%i %s has the page %s', (status, code, kind) => {
    expect(troubleOf(new Failure(status, { code, why: '' }))).toBe(kind)
  })
})
