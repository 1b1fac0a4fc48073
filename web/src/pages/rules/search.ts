/** Finding rules by words or by number. */
import type { Book, RuleInfo } from '$/net/messages'

/** Without case and accents, so that "vybeh" finds "výběh". */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

export interface Wanted {
  words: string
  house: boolean
}

function matches(rule: RuleInfo, heading: string, words: readonly string[]): boolean {
  const text = plain(`${rule.id} ${heading} ${rule.text}`)
  return words.every((word) => text.includes(word))
}

/** The books with only those rules that have all the words; empty chapters and books are left out. */
export function found(books: readonly Book[], { words, house }: Wanted): Book[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  if (!wanted.length && !house) return [...books]
  return books.flatMap((book) => {
    const chapters = book.chapters.flatMap((chapter) => {
      const heading = `${book.title} ${chapter.title}`
      const rules = chapter.rules.filter(
        (rule) => (!house || rule.house) && matches(rule, heading, wanted),
      )
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
export function pieces(text: string, words: string): Piece[] {
  const parts: Piece[] = []
  let from = 0
  for (const { index, 0: number } of text.matchAll(NUMBER)) {
    parts.push(...marked(text.slice(from, index), words), { text: number, rule: number })
    from = index + number.length
  }
  parts.push(...marked(text.slice(from), words))
  return parts.filter((piece) => piece.text)
}

function marked(text: string, words: string): Piece[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
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
  for (const word of wanted)
    for (let start = flat.indexOf(word); start >= 0; start = flat.indexOf(word, start + 1))
      for (let step = from[start] ?? 0; step < (from[start + word.length] ?? 0); step++)
        hits.add(step)
  const parts: Piece[] = []
  for (let index = 0; index < text.length; index++) {
    const hit = hits.has(index)
    const last = parts.at(-1)
    if (last && (last.hit ?? false) === hit) last.text += text[index] ?? ''
    else parts.push({ text: text[index] ?? '', ...(hit ? { hit } : {}) })
  }
  return parts
}
