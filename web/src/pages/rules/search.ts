/** Finding rules by words or by number. */
import type { Book, RuleInfo } from '$/net/messages'
import type { Language } from '$/texts/languages'
import { akin, plain, stemsOf } from './stems'

export { plain }

export interface Wanted {
  words: string
  house: boolean
  language: Language
}

const WORD = /[\p{L}\p{M}]+/gu

interface Word {
  /** Without case and accents, found anywhere in a text. */
  plain: string
  stems: ReadonlySet<string>
}

const wordsOf = (text: string, language: Language): Word[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ plain: plain(word), stems: stemsOf(word, language) }))

/** The stems of words that were seen before: the same few thousand come again with every letter typed. */
const known = new Map<string, ReadonlySet<string>>()
function formsOf(word: string, language: Language): ReadonlySet<string> {
  const key = `${language} ${word}`
  const stems = known.get(key) ?? stemsOf(word, language)
  known.set(key, stems)
  return stems
}

function matches(text: string, words: readonly Word[], language: Language): boolean {
  const flat = plain(text)
  const missing = words.filter((word) => !flat.includes(word.plain))
  if (!missing.length) return true
  const there = (text.match(WORD) ?? []).map((word) => formsOf(word, language))
  return missing.every(({ stems }) => there.some((forms) => akin(stems, forms)))
}

/** The books with only those rules that have all the words; empty chapters and books are left out. */
export function found(books: readonly Book[], { words, house, language }: Wanted): Book[] {
  const wanted = wordsOf(words, language)
  if (!wanted.length && !house) return [...books]
  return books.flatMap((book) => {
    const chapters = book.chapters.flatMap((chapter) => {
      const heading = `${book.title} ${chapter.title}`
      const fits = ({ id, text }: RuleInfo): boolean =>
        matches(`${id} ${heading} ${text}`, wanted, language)
      const rules = chapter.rules.filter((rule) => (!house || rule.house) && fits(rule))
      return rules.length ? [{ ...chapter, rules }] : []
    })
    return chapters.length ? [{ ...book, chapters }] : []
  })
}

export const countRules = (books: readonly Book[]): number =>
  books.reduce(
    (sum, { chapters }) => sum + chapters.reduce((part, { rules }) => part + rules.length, 0),
    0,
  )

export interface Piece {
  text: string
  /** It is one of the words that were looked for. */
  hit?: boolean
  /** It is the number of another rule. */
  rule?: string
}

const NUMBER = /\b[A-Z]{1,2}\.\d+\.\d+\b/g

/** A text in pieces: numbers of rules become links, words that were looked for are marked. */
export function pieces(text: string, words: string, language: Language): Piece[] {
  const parts: Piece[] = []
  let from = 0
  for (const { index, 0: number } of text.matchAll(NUMBER)) {
    parts.push(...marked(text.slice(from, index), words, language), { text: number, rule: number })
    from = index + number.length
  }
  parts.push(...marked(text.slice(from), words, language))
  return parts.filter((piece) => piece.text)
}

function marked(text: string, words: string, language: Language): Piece[] {
  const wanted = wordsOf(words, language)
  if (!wanted.length || !text) return [{ text }]
  // Each character of the plain text knows where it came from.
  const from: number[] = []
  let flat = ''
  let at = 0
  for (const char of text) {
    const simple = plain(char)
    for (let step = 0; step < simple.length; step++) from.push(at)
    flat += simple
    at += char.length
  }
  from.push(text.length)
  const hits = new Set<number>()
  for (const { plain: word } of wanted)
    for (let start = flat.indexOf(word); start >= 0; start = flat.indexOf(word, start + 1))
      for (let step = from[start] ?? 0; step < (from[start + word.length] ?? 0); step++)
        hits.add(step)
  for (const { index, 0: word } of text.matchAll(WORD))
    if (wanted.some(({ stems }) => akin(stems, formsOf(word, language))))
      for (let step = index; step < index + word.length; step++) hits.add(step)
  const parts: Piece[] = []
  for (let index = 0; index < text.length; index++) {
    const hit = hits.has(index)
    const last = parts.at(-1)
    if (last && (last.hit ?? false) === hit) last.text += text[index] ?? ''
    else parts.push({ text: text[index] ?? '', ...(hit ? { hit } : {}) })
  }
  return parts
}
