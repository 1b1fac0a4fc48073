/** Messages in the syntax of Fluent, and how one becomes a text. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle'
import { typeset } from './typography'

export type Params = Record<string, string | number>
type Transform = (text: string) => string

const withMinus = (number: string): string => number.replace('-', '−')

/** A number as it is printed: with a real minus. */
class Figure extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return withMinus(super.toString(scope))
  }
}

/** All messages of one language, by their keys: `event.paid` is written `event_paid` in Fluent. */
export class Texts {
  readonly #bundle: FluentBundle
  readonly #resource: FluentResource
  readonly #patterns: ReadonlyMap<string, Parameters<FluentBundle['formatPattern']>[0]>

  constructor(
    readonly language: string,
    locale: string,
    source: string,
    transform?: Transform,
  ) {
    this.#bundle = new FluentBundle(locale, {
      useIsolating: false,
      ...(transform ? { transform } : {}),
    })
    this.#resource = new FluentResource(source)
    this.#bundle.addResource(this.#resource)
    this.#patterns = new Map(
      this.#resource.body.flatMap(({ id, value }) =>
        value === null ? [] : [[id.replaceAll('_', '.'), value]],
      ),
    )
  }

  /** What Fluent has read, for tests. */
  get body(): FluentResource['body'] {
    return this.#resource.body
  }

  #pattern(key: string) {
    return this.#patterns.get(key) ?? this.#patterns.get(key.replaceAll('_', '-'))
  }

  has(key: string): boolean {
    return this.#pattern(key) !== undefined
  }

  say(key: string, params: Params = {}): string {
    const pattern = this.#pattern(key)
    if (pattern === undefined) return key
    const args = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'number' ? new Figure(value) : value,
      ]),
    )
    // While developing and testing, a blank that nobody filled is an error.
    const errors = import.meta.env.DEV ? null : []
    return typeset(this.#bundle.formatPattern(pattern, args, errors), this.language)
  }
}
