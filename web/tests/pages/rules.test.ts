import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/net/messages'
import { countRules, found, pieces, plain } from '../../src/pages/rules/search'
import { akin, stemsOf } from '../../src/pages/rules/stems'
import type { Language } from '../../src/texts/languages'

const rule = (id: string, text: string, house = false) => ({
  ...{ id, text, house, partly_house: false, ours: '' },
  ...{ origin: [], repealed_by: [], changed_by: [] },
})
const BOOKS: Book[] = [
  {
    ...{ prefix: 'Z', game: 'zooloretto', expansion: false },
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
    ...{ prefix: 'A', game: 'aquaretto', expansion: false },
    title: 'Aquaretto',
    chapters: [{ title: 'Park', rules: [rule('A.1.1', 'Bazény.', true)] }],
  },
]
const ids = (books: Book[]): string[] =>
  books.flatMap(({ chapters }) => chapters.flatMap(({ rules }) => rules.map(({ id }) => id)))

describe('searching the rules', () => {
  it('needs neither case nor accents', () => {
    expect(plain('Výběhy, GROẞ')).toBe('vybehy, gross')
    expect(ids(found(BOOKS, { words: 'VYBEHY staj', house: false, language: 'cs' }))).toEqual([
      'Z.1.1',
    ])
  })

  it('finds numbers and headings', () => {
    expect(ids(found(BOOKS, { words: 'z.9', house: false, language: 'cs' }))).toEqual(['Z.9.1'])
    expect(ids(found(BOOKS, { words: 'aquaretto', house: false, language: 'cs' }))).toEqual([
      'A.1.1',
    ])
  })

  it('shows house rulings alone', () => {
    const house = found(BOOKS, { words: '', house: true, language: 'cs' })
    expect(ids(house)).toEqual(['Z.1.2', 'A.1.1'])
    expect(countRules(house)).toBe(2)
    expect(countRules(BOOKS)).toBe(4)
  })

  it('leaves out books in which nothing was found', () => {
    expect(found(BOOKS, { words: 'slon', house: false, language: 'cs' })).toEqual([])
  })
})

describe('a rule as it is shown', () => {
  it('links other rules and marks what was looked for where it stands', () => {
    expect(pieces('Ve stáji stojí 2 body, viz Z.1.1.', 'STAJI', 'cs')).toEqual([
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
      pieces(text, 'ss u', 'de')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
})

/** Words that people look for, each with the forms in which rules have them. */
const FORMS: Record<Language, string[]> = {
  en: [
    'tile tiles',
    'enclosure enclosures',
    'baby babies',
    'species',
    'place places placed placing',
    'move moves moved moving',
    'exchange exchanges exchanged exchanging',
    'swap swaps swapped swapping',
    'buy buys buying',
    'truck trucks',
    'load loads loaded loading',
    'visitor visitors',
  ],
  cs: [
    'vůz vozu vozy vozů vozem vozech vozům',
    'stánek stánku stánky stánků stánkem stáncích stánkům',
    'výběh výběhu výběhy výběhů výběhem výbězích výběhům',
    'stáj stáje stáji stájí',
    'destička destičky destičku destiček destičkou destičkách destičkami',
    'mince minci mincí mincemi mincích',
    'mládě mláděte mláďata mláďat mláďaty',
    'zvíře zvířete zvířata zvířat zvířaty zvířeti',
    'druh druhu druhy druhů druhem',
    'hráč hráče hráči hráčů hráčem hráčům',
    'návštěvník návštěvníka návštěvníci návštěvníků návštěvníkem',
    'bazén bazénu bazény bazénů bazénem bazénech',
  ],
  de: [
    'Gehege Gehegen Geheges',
    'Stall Ställe Ställen Stalls Stalles',
    'Wagen Wagens Wägen',
    'Plättchen Plättchens',
    'Münze Münzen',
    'Jungtier Jungtiere Jungtieren Jungtiers',
    'Verkaufsstand Verkaufsstände Verkaufsständen Verkaufsstands',
    'Besucher Besuchers Besuchern',
    'Tierart Tierarten',
    'Feld Felder Feldern Feldes',
    'tauschen tauscht tausche',
    'Becken Beckens',
  ],
  ru: [
    'вольер вольера вольеру вольеры вольеров вольером вольере вольерах',
    'грузовик грузовика грузовики грузовиков грузовиком грузовике',
    'жетон жетона жетоны жетонов жетоном жетоне жетонах',
    'монета монеты монету монет монетой монетами',
    'киоск киоска киоски киосков киоском',
    'детёныш детёныша детёныши детёнышей детёнышем',
    'запасник запасника запаснике запасником',
    'животное животного животные животных животным животными',
    'игрок игрока игроки игроков игроком игроку',
    'очко очка очки очков',
    'посетитель посетителя посетители посетителей посетителем',
    'бассейн бассейна бассейны бассейнов бассейне',
  ],
}

describe('inflected words', () => {
  const forms = (row: string, language: string) =>
    row.split(' ').map((word) => stemsOf(word, language as Language))

  for (const [language, rows] of Object.entries(FORMS))
    it.each(rows)(`are one word in ${language}: %s`, (row) => {
      const all = forms(row, language)
      for (const one of all) for (const other of all) expect(akin(one, other)).toBe(true)
    })

  it.each(Object.entries(FORMS))('do not make all words one in %s', (language, rows) => {
    const all = rows.map((row) => forms(row, language))
    for (const row of all)
      for (const other of all)
        if (row !== other)
          for (const one of row) expect(other.some((word) => akin(one, word))).toBe(false)
  })

  it('find each other, and are marked as they stand', () => {
    const books = found(BOOKS, { words: 'stájemi', house: false, language: 'cs' })
    expect(ids(books)).toEqual(['Z.1.1', 'Z.9.1'])
    const [, hit] = pieces('Ve stáji stojí', 'stájemi', 'cs')
    expect(hit).toEqual({ text: 'stáji', hit: true })
  })
})
