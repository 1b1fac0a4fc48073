import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isKey, speak, t } from '../../src/texts/index.svelte'
import { Failure } from '../../src/net/api'
import { failureWords, refusalWords } from '../../src/pages/words'

/** Messages that only a program can get wrong; to a person they are the one sentence for everything else. */
const FOR_PROGRAMS = new Set([
  'bad-message',
  'bad-query',
  'no-json',
  'not-found',
  'cut-off',
  'no-request',
  'wrong-host',
])

const sources = ['server', 'table'].flatMap((room) =>
  readdirSync(`../src/zoopark/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.py'))
    .map((name) => readFileSync(`../src/zoopark/${room}/${name}`, 'utf8')),
)
const codes = [
  ...new Set(
    sources.flatMap((source) =>
      [
        ...source.matchAll(
          /(?:(?:Problem|super\(\).__init__)\(\s*\d+,|Refused\(|Refusal\(|Wrong\()\s*"([a-z]+(?:-[a-z]+)*)"/g,
        ),
      ].map(([, code]) => code ?? ''),
    ),
  ),
].filter((code) => !FOR_PROGRAMS.has(code))

describe('a refusal', () => {
  it('is found in the server by the test', () => {
    expect(codes).toContain('stale')
    expect(codes).toContain('no-undo')
    expect(codes.length).toBeGreaterThan(30)
  })

  it.each(codes)('with the code %s has words of its own', (code) => {
    expect(isKey(`refused.${code}`)).toBe(true)
  })

  it('never shows what the server says in English', async () => {
    await speak('cs')
    const failure = new Failure(422, { code: 'no-such-code', why: 'the cat ate it' })
    expect(failureWords(failure)).toBe(t('refused.unknown'))
    expect(refusalWords('not-host')).toBe('To může jen ten, kdo stůl otevřel.')
    await speak('en')
  })
})
