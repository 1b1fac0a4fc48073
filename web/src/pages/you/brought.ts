/** A file that somebody opens: everything that another browser has kept, or the record of one game. */
export type Brought = { rows: string; settings: string } | { record: string }

const NOTHING = '{}'

/** What is neither is taken for a record, and whoever reads those says what is wrong with it. */
export function broughtBy(text: string): Brought {
  if (!text.trimStart().startsWith('{')) return { record: text }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { rows: NOTHING, settings: NOTHING }
  }
  const { rows, settings } = data as { rows?: unknown; settings?: unknown }
  return { rows: JSON.stringify(rows ?? {}), settings: JSON.stringify(settings ?? {}) }
}
