/** Spaces at which a line must not break, by the rules of each language. */
import { SPOKEN } from './languages'

const NBSP = '\u00a0'

/** A number stays with its noun, and an ellipsis with the word before it. Python has the same two. */
const ALL = ['(?<=\\d) (?=[A-Za-z\u00c0-\u024f\u0400-\u04ff])', ' (?=…)']

const RULES = new Map(
  Object.entries(SPOKEN).map(([language, { spacing }]) => [
    language,
    new RegExp([...spacing, ...ALL].join('|'), 'g'),
  ]),
)

/** A text as it is shown: with no-break spaces where its language wants them. */
export const typeset = (text: string, language: string): string => {
  const rule = RULES.get(language)
  return rule ? text.replace(rule, NBSP) : text
}
