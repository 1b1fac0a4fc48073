import { describe, expect, it } from 'vitest'
import { messages as cs } from '../../src/texts/cs'
import { messages as de } from '../../src/texts/de'
import { messages as en } from '../../src/texts/en'
import { texts as pages } from '../../src/texts/en/pages'
import { texts as table } from '../../src/texts/en/table'
import {
  decimal,
  figure,
  format,
  listed,
  percent,
  speak,
  t,
  type Message,
  type Messages,
} from '../../src/texts/index.svelte'
import { messages as ru } from '../../src/texts/ru'
import { typeset } from '../../src/texts/typography'
import moves from '../../fixtures/moves.json'
import journeys from '../../fixtures/journeys.json'
import { person } from '../../src/ui/people'
import { gameOf } from '../../src/table/game'
import type { View } from '../../src/table/view'
import { gameNamed } from '../support/games'
import { eventEntry, moveSentence, type GameEvent } from '../../src/table/sentences'

const languages: [string, Messages][] = [
  ['en', en],
  ['cs', cs],
  ['de', de],
  ['ru', ru],
]
const forms = (message: Message): string[] =>
  typeof message === 'string'
    ? [message]
    : Object.values(message as unknown as Record<string, string>)
const holes = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort()

describe.each(languages)('%s', (language, messages) => {
  it('has every message, none of them empty', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort())
    for (const message of Object.values(messages)) {
      for (const form of forms(message)) expect(form.trim()).not.toBe('')
    }
  })

  it('fills the same holes as English, in every form', () => {
    for (const [key, message] of Object.entries(messages)) {
      const wanted = new Set(forms(en[key as keyof typeof en]).flatMap(holes))
      for (const form of forms(message)) {
        for (const hole of holes(form)) expect(wanted, `${language} ${key}`).toContain(hole)
      }
      const said = new Set(forms(message).flatMap(holes))
      // A plural may count without saying the number.
      for (const hole of wanted)
        if (hole !== 'n') expect(said, `${language} ${key}`).toContain(hole)
    }
  })

  it('has the forms that the language counts with', () => {
    const plurals = new Intl.PluralRules(language)
    for (const [key, message] of Object.entries(messages)) {
      // Those of tables and pages may share a form, see words.test.ts.
      if (typeof message === 'string' || key in table || key in pages) continue
      for (const n of [0, 1, 2, 5, 11, 21, 22]) {
        expect(message, `${language} ${key} ${n}`).toHaveProperty(plurals.select(n))
      }
    }
  })
})

describe('numbers', () => {
  it('choose the form', () => {
    const rules = new Intl.PluralRules('cs')
    expect(format(cs['coins'], { n: 1 }, rules)).toBe('1 mince')
    expect(format(cs['coins'], { n: 5 }, rules)).toBe('5 mincí')
    expect(format(ru['coins'], { n: 22 }, new Intl.PluralRules('ru'))).toBe('22 монеты')
  })

  it.each([
    ['en', '+2.1', '−0.7', '54%', '2,000', 'A, B and C'],
    ['cs', '+2,1', '−0,7', '54\u00a0%', '2\u00a0000', 'A, B a\u00a0C'],
    ['de', '+2,1', '−0,7', '54\u00a0%', '2.000', 'A, B und C'],
    ['ru', '+2,1', '−0,7', '54\u00a0%', '2\u00a0000', 'A, B и C'],
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
    expect(format(en['barn.label'], { n: 2, points: -4 }, new Intl.PluralRules('en'))).toContain(
      '−4',
    )
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

  it.each(['en', 'cs', 'de', 'ru'] as const)('say every move and event in %s', async (language) => {
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
