/** A failure in one sentence of the language that is spoken, where a whole page would be too much. */
import { isKey, t } from '$/texts/index.svelte'
import type { Failure } from '$/net/api'
import { troubleOf } from './trouble'

/** By its code alone: what the server says is English, and meant for programs and logs. */
export function refusalWords(code: string): string {
  // Without a server, whatever cannot be written lacks room in this browser.
  if (SITE && code === 'unavailable') return t('inside.full')
  const key = `refused.${code}`
  return isKey(key) ? t(key) : t('refused.unknown')
}

export function failureWords(failure: Failure): string {
  const kind = SITE && failure.code === 'unavailable' ? 'failed' : troubleOf(failure)
  return kind === 'failed' ? refusalWords(failure.code) : t(`trouble.${kind}.text`)
}
