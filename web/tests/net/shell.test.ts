import { describe, expect, it } from 'vitest'
import { keep, play, type Surroundings } from '../../src/net/shell'

/** A browser in which a new version of the page waits. */
function surroundings() {
  const said: string[] = []
  const held: { name: string }[] = []
  const registration = Object.assign(new EventTarget(), {
    waiting: { postMessage: (word: string) => said.push(word) },
    installing: null,
  })
  const workers = Object.assign(new EventTarget(), {
    controller: {},
    register: () => Promise.resolve(registration),
  })
  const locks = {
    query: () => Promise.resolve({ held: [...held] }),
    request: async (name: string, _: unknown, work: () => Promise<void>) => {
      const own = { name }
      held.push(own)
      await work()
      held.splice(held.indexOf(own), 1)
    },
  }
  const around = {
    workers,
    locks,
    reload: () => said.push('reload'),
  } as unknown as Surroundings
  return { around, said, workers, locks, registration }
}

describe('a new version of the page', () => {
  it('takes over at once if nobody plays, and the page is loaded anew', async () => {
    const { around, said, workers } = surroundings()
    await keep(around)
    await expect.poll(() => said).toEqual(['take over'])
    workers.dispatchEvent(new Event('controllerchange'))
    expect(said).toEqual(['take over', 'reload'])
  })

  it('waits until the last table is left', async () => {
    const { around, said } = surroundings()
    const leave = [play(around), play(around)]
    await keep(around)
    leave[0]?.()
    await new Promise((done) => setImmediate(done))
    expect(said).toEqual([])
    leave[1]?.()
    await expect.poll(() => said).toEqual(['take over'])
  })

  it('may take over by itself while other tabs are asked', async () => {
    const { around, said, locks, registration } = surroundings()
    let answer = (found: { held: { name: string }[] }): void => void found
    locks.query = () => new Promise((resolve) => (answer = resolve))
    const coming = new EventTarget()
    await keep(around)
    Object.assign(registration, { installing: coming, waiting: null })
    registration.dispatchEvent(new Event('updatefound'))
    coming.dispatchEvent(new Event('statechange'))
    answer({ held: [] })
    await expect.poll(() => said).toEqual(['take over'])
  })

  it('is nothing to a browser without service workers or locks', async () => {
    const around = { workers: undefined, locks: undefined, reload: () => undefined }
    await keep(around)
    expect(() => play(around)()).not.toThrow()
  })
})
