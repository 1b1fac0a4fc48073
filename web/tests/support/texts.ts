/** The messages of all languages as Fluent has read them, and all that each of them can say. */
import type { FluentResource } from '@fluent/bundle'
import { Texts } from '../../src/texts/catalogue'
import { LANGUAGES, SOURCES, SPOKEN, type Language } from '../../src/texts/languages'

type Pattern = NonNullable<FluentResource['body'][number]['value']>
type Element = Exclude<Pattern, string>[number]

/** What an element can become; `{name}` is a blank. */
function said(element: Element): string[] {
  if (typeof element === 'string') return [element]
  switch (element.type) {
    case 'str':
      return [element.value]
    case 'num':
      return [String(element.value)]
    case 'select':
      return element.variants.flatMap(({ value }) => formsOf(value))
    default:
      return [`{${element.name}}`]
  }
}

/** Every text that a pattern can become. */
export const formsOf = (pattern: Pattern): string[] =>
  typeof pattern === 'string'
    ? [pattern]
    : pattern.reduce<string[]>(
        (begun, element) => begun.flatMap((start) => said(element).map((end) => start + end)),
        [''],
      )

/** The categories that each choice of a pattern has words for. */
export const choicesOf = (pattern: Pattern): { by: string; names: string[] }[] =>
  typeof pattern === 'string'
    ? []
    : pattern.flatMap((element) =>
        typeof element === 'string' || element.type !== 'select'
          ? []
          : [
              {
                by: element.selector.type === 'var' ? element.selector.name : '',
                names: element.variants.map(({ key }) => String(key.value)),
              },
              ...element.variants.flatMap(({ value }) => choicesOf(value)),
            ],
      )

export const blanksOf = (form: string): string[] =>
  [...new Set([...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort()

export interface Spoken {
  source: string
  texts: Texts
  /** By key. */
  messages: ReadonlyMap<string, Pattern>
}

export const SPEECH = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const source = await SOURCES[language]()
      const texts = new Texts(language, SPOKEN[language].locale, source)
      const messages = new Map(
        texts.body.map(({ id, value }) => [id.replaceAll('_', '.'), value ?? '']),
      )
      return [language, { source, texts, messages }] as const
    }),
  ),
) as unknown as Readonly<Record<Language, Spoken>>
