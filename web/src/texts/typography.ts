/** Spaces at which a line must not break, by the rules of each language. */
const NBSP = '\u00a0'

export type SpacingRule = readonly [RegExp, string]

/** A number stays with its noun, and an ellipsis with the word before it. */
const ALL: readonly SpacingRule[] = [
  [/(\d) (?=\p{L})/gu, `$1${NBSP}`],
  [/ …/g, `${NBSP}…`],
]

/** What a language wants besides: `spacing.ts` in its folder. */
const OWN = import.meta.glob<readonly SpacingRule[]>('./*/spacing.ts', {
  eager: true,
  import: 'spacing',
})

/** A text as it is shown: with no-break spaces where its language wants them. */
export const typeset = (text: string, language: string): string =>
  [...(OWN[`./${language}/spacing.ts`] ?? []), ...ALL].reduce(
    (done, [found, by]) => done.replace(found, by),
    text,
  )
