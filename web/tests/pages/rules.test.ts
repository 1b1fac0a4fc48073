import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/net/messages'
import { countRules, found, pieces, plain } from '../../src/pages/rules/search'

const rule = (id: string, text: string, house = false) => ({
  ...{ id, text, house, partly_house: false, ours: '' },
  ...{ origin: [], repealed_by: [], changed_by: [] },
})
const BOOKS: Book[] = [
  {
    prefix: 'Z',
    title: 'Zooloretto',
    chapters: [
      {
        title: 'Příprava',
        rules: [rule('Z.1.1', 'Zoo má tři výběhy a stáj.'), rule('Z.1.2', 'Los rozhodne.', true)],
      },
      { title: 'Konec', rules: [rule('Z.9.1', 'Ve stáji stojí druh 2 body, viz Z.1.1.')] },
    ],
  },
  {
    prefix: 'A',
    title: 'Aquaretto',
    chapters: [{ title: 'Park', rules: [rule('A.1.1', 'Bazény.', true)] }],
  },
]
const ids = (books: Book[]): string[] =>
  books.flatMap(({ chapters }) => chapters.flatMap(({ rules }) => rules.map(({ id }) => id)))

describe('searching the rules', () => {
  it('needs neither case nor accents', () => {
    expect(plain('Výběhy, GROẞ')).toBe('vybehy, gross')
    expect(ids(found(BOOKS, { words: 'VYBEHY staj', house: false }))).toEqual(['Z.1.1'])
  })

  it('finds numbers and headings', () => {
    expect(ids(found(BOOKS, { words: 'z.9', house: false }))).toEqual(['Z.9.1'])
    expect(ids(found(BOOKS, { words: 'aquaretto', house: false }))).toEqual(['A.1.1'])
  })

  it('shows house rulings alone', () => {
    const house = found(BOOKS, { words: '', house: true })
    expect(ids(house)).toEqual(['Z.1.2', 'A.1.1'])
    expect(countRules(house)).toBe(2)
    expect(countRules(BOOKS)).toBe(4)
  })

  it('leaves out books in which nothing was found', () => {
    expect(found(BOOKS, { words: 'slon', house: false })).toEqual([])
  })
})

describe('a rule as it is shown', () => {
  it('links other rules and marks what was looked for where it stands', () => {
    expect(pieces('Ve stáji stojí 2 body, viz Z.1.1.', 'STAJI')).toEqual([
      { text: 'Ve ' },
      { text: 'stáji', hit: true },
      { text: ' stojí 2 body, viz ' },
      { text: 'Z.1.1', rule: 'Z.1.1' },
      { text: '.' },
    ])
  })

  it('is whole again when its pieces are put together', () => {
    const text = 'Großer Straußß: BO.2.1 und Z.10.2'
    expect(
      pieces(text, 'ss u')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
})
