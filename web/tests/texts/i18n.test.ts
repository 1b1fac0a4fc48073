import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decimal, figure, listed, percent, speak, t } from '../../src/texts/index.svelte'
import { LANGUAGES, type Language } from '../../src/texts/languages'
import { pseudo } from '../../src/texts/pseudo'
import { typeset } from '../../src/texts/typography'
import moves from '../../fixtures/moves.json'
import journeys from '../../fixtures/journeys.json'
import { person } from '../../src/ui/people'
import { gameOf } from '../../src/table/game'
import type { View } from '../../src/table/view'
import { gameNamed } from '../support/games'
import { blanksOf, choicesOf, formsOf, SPEECH } from '../support/texts'
import { eventEntry, moveSentence, type GameEvent } from '../../src/table/sentences'

const { en } = SPEECH
const keys = [...en.messages.keys()]
const wantedBy = (key: string): string[] =>
  blanksOf(formsOf(en.messages.get(key) ?? '').join('')).sort()

/** Names that are the same in several languages. */
const SHARED = new Set([
  ...['game.combined', 'card.short.combined', 'game.ozoolemio', 'villa.0', 'villa.1', 'villa.3'],
  ...['mini.hagenbeck', 'mini.king-k', 'mini.langer-ludwig'],
])

describe.each(LANGUAGES)('%s', (language) => {
  const { source, texts, messages } = SPEECH[language]

  it('has every message once, all of them readable', () => {
    const written = [...source.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id]) => id)
    expect(texts.body.map(({ id }) => id)).toEqual(written)
    expect(new Set(written).size).toBe(written.length)
    expect([...messages.keys()].sort()).toEqual([...keys].sort())
    // What Fluent cannot read it leaves out without a word.
    for (const line of source.split('\n')) expect(line).toMatch(/^[a-zA-Z][\w-]* =|^ |^$/)
  })

  it('fills the same blanks as English, and all of them in some form', () => {
    for (const [key, pattern] of messages) {
      const forms = formsOf(pattern)
      for (const form of forms) {
        expect(form.trim(), key).not.toBe('')
        expect(wantedBy(key), key).toEqual(expect.arrayContaining(blanksOf(form)))
      }
      // A plural may count without saying the number.
      const said = blanksOf(forms.join(''))
      for (const blank of wantedBy(key)) if (blank !== 'n') expect(said, key).toContain(blank)
    }
  })

  it('counts with all forms that the language has', () => {
    const plurals = new Intl.PluralRules(language)
    const needed = new Set([0, 1, 2, 3, 5, 11, 21, 22, 101].map((n) => plurals.select(n)))
    for (const [key, pattern] of messages)
      for (const { by, names } of choicesOf(pattern))
        if (by === 'n') expect(names, key).toEqual(expect.arrayContaining([...needed]))
  })

  it('can say everything', () => {
    for (const key of keys) {
      const blanks = [...wantedBy(key), 'n']
      for (const n of [0, 1, 2, 5, 21]) {
        const params = blanks.map((name) => [name, name === 'n' ? n : 'Ema'] as const)
        const said = texts.say(key, Object.fromEntries(params))
        expect(said, key).not.toMatch(/[{}]/)
      }
    }
  })

  if (language !== 'en')
    it('says nothing in English that it should say in its own words', () => {
      // One word may well be the same.
      const sentence = (text: string): boolean => /\p{L}\S* .*\p{L}/u.test(text)
      const same = [...messages].filter(
        ([key, pattern]) =>
          JSON.stringify(pattern) === JSON.stringify(en.messages.get(key)) &&
          formsOf(pattern).some((form) => sentence(form.replaceAll(/\{\w+\}/g, ''))),
      )
      expect(same.map(([key]) => key).filter((key) => !SHARED.has(key))).toEqual([])
    })
})

describe('every message', () => {
  const files = (folder: string, ends: RegExp): string =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => ends.test(name) && !/contract\.ts$|^texts\/text-keys\.ts$/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
      .join('\n')
  const sources =
    files('src', /\.(ts|svelte)$/) +
    files('../src/zoopark', /\.py$/) +
    files('../src/zoopark/server/pages', /./)
  const literal = new Set([...sources.matchAll(/['"`]([\w.?-]+)['"`]/g)].map(([, name]) => name))
  /** Beginnings of keys that are put together: `why.${key}`, named('kind', …). */
  const beginnings = [
    ...[...sources.matchAll(/[`"']([a-z][\w-]*\.(?:[\w.-]+\.)?)(?:\$\{|\{|['"] \+)/g)].map(
      ([, name]) => name ?? '',
    ),
    ...[...sources.matchAll(/\bnamed\(\s*'([\w.-]+)'/g)].map(([, name]) => `${name}.`),
  ]

  it('is used', () => {
    expect(beginnings).toContain('why.')
    const unused = keys.filter(
      (key) => !literal.has(key) && !beginnings.some((start) => key.startsWith(start)),
    )
    expect(unused).toEqual([])
  })
})

describe('numbers', () => {
  it('choose the form', () => {
    const coins = (language: Language, n: number): string =>
      SPEECH[language].texts.say('coins', { n }).replace('\u00a0', ' ')
    expect(coins('cs', 1)).toBe('1 mince')
    expect(coins('cs', 5)).toBe('5 mincí')
    expect(coins('ru', 22)).toBe('22 монеты')
  })

  it.each([
    ['en', '+2.1', '−0.7', '54%', '2,000', 'A, B and C'],
    ['cs', '+2,1', '−0,7', '54\u00a0%', '2\u00a0000', 'A, B a\u00a0C'],
    ['de', '+2,1', '−0,7', '54\u00a0%', '2.000', 'A, B und C'],
    ['ru', '+2,1', '−0,7', '54\u00a0%', '2\u00a0000', 'A, B и\u00a0C'],
  ] as const)(
    'are written as %s writes them',
    async (language, plus, minus, share, thousands, list) => {
      await speak(language)
      expect([decimal(2.13), decimal(-0.72)]).toEqual([plus, minus])
      expect([percent(0.54), figure(2000), listed(['A', 'B', 'C'])]).toEqual([
        share,
        thousands,
        list,
      ])
      await speak('en')
    },
  )

  it('have a real minus', () => {
    expect(t('barn.label', { n: 2, points: -4 })).toContain('−4')
  })
})

describe('the pseudo-language', () => {
  it('is longer, and not English', () => {
    const text = 'Take a truck and place its tiles'
    expect(pseudo(text).length / text.length).toBeGreaterThan(1.3)
    expect(pseudo(text)).toMatch(/^Ťáķé/)
  })
})

describe('lines break where the language allows it', () => {
  it.each([
    ['en', 'Take 2 coins', 'Take 2\u00a0coins'],
    ['de', 'Die Eule überlegt …', 'Die Eule überlegt\u00a0…'],
    [
      'cs',
      'Zvíře k zvířeti a v zoo (s mládětem)',
      'Zvíře k\u00a0zvířeti a\u00a0v\u00a0zoo (s\u00a0mládětem)',
    ],
    ['ru', 'Он и я в зоопарке — вид', 'Он и\u00a0я\u00a0в\u00a0зоопарке\u00a0— вид'],
  ])('in %s', (language, text, set) => expect(typeset(text, language)).toBe(set))
})

describe('sentences', () => {
  const people = ['Ema', 'Tomáš', 'Anke', 'Kiwi', 'Lola'].map((name, seat) =>
    person(seat, name, seat === 0),
  )
  const texts = Object.entries(moves as Record<string, { legal: string[] }[]>).map(
    ([name, lists]) => [gameNamed(name), new Set(lists.flatMap(({ legal }) => legal))] as const,
  )
  const zooloretto = gameNamed('zooloretto')

  it.each(LANGUAGES)('say every move and event in %s', async (language) => {
    await speak(language)
    for (const [game, said] of texts) {
      for (const text of said) {
        const sentence = moveSentence(game, text, people)
        expect(sentence, text).not.toMatch(/[{}]/)
        if (text.includes(' ')) expect(sentence).not.toBe(text)
      }
    }
    for (const { before, events } of journeys as unknown as {
      before: View
      events: GameEvent[]
    }[]) {
      for (const event of events) {
        const { text } = eventEntry(gameOf(before), event, people)
        expect(text, event.kind).not.toMatch(/[{}]/)
        expect(text).not.toBe(event.kind)
      }
    }
    await speak('en')
    expect(t('barn')).toBe('Barn')
  })

  it('count with the right noun and name every place', () => {
    const said = (event: GameEvent): string =>
      eventEntry(
        event.kind === 'scored' ? gameNamed('ozoolemio') : zooloretto,
        event,
        people,
      ).text.replaceAll('\u00a0', ' ')
    expect(said({ kind: 'scored', seat: 0, points: 1, figures: 1 })).toBe(
      'Ema scores 1 point (1 figure)',
    )
    expect(said({ kind: 'paid', seat: 0, coins: 2 })).toBe('Ema pays 2 coins')
    expect(said({ kind: 'exchanged', seat: 0, enclosure: '4', with: 'elephant' })).toBe(
      'Ema exchanges: enclosure of 4 ↔ elephant (barn)',
    )
    expect(moveSentence(zooloretto, 'place snack 4b', people).replaceAll('\u00a0', ' ')).toBe(
      'snack stall → stall place (enclosure of 4, right)',
    )
  })

  it('leave a move that nobody knows as it is written', () => {
    expect(moveSentence(zooloretto, 'juggle 3 panda', people)).toBe('juggle 3 panda')
  })
})
