/** Spaces at which a line must not break, by the rules of each language. */
const NBSP = '\u00a0'

type Rule = readonly [RegExp, string]

/** A number stays with its noun, and an ellipsis with the word before it. */
const ALL: readonly Rule[] = [
  [/(\d) (?=\p{L})/gu, `$1${NBSP}`],
  [/ …/g, `${NBSP}…`],
]

const RULES: Readonly<Record<string, readonly Rule[]>> = {
  // One-letter words may not end a line.
  cs: [[/(?<=^|[\s\u00a0(„])([KkVvSsZzOoUuAaIi]) /g, `$1${NBSP}`], ...ALL],
  ru: [[/(?<=^|[\s\u00a0(«])([ВвКкСсОоУуИиАаЯя]) /g, `$1${NBSP}`], [/ —/g, `${NBSP}—`], ...ALL],
}

/** A text as it is shown: with no-break spaces where its language wants them. */
export const typeset = (text: string, language: string): string =>
  (RULES[language] ?? ALL).reduce((done, [found, by]) => done.replace(found, by), text)
