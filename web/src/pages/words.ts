/** A failure in one sentence, where a whole page would be too much. */
import { t } from '$lib/i18n/index.svelte'
import type { Failure } from '../net/api'
import { troubleOf } from './trouble'

export function failureWords(failure: Failure): string {
  const kind = troubleOf(failure)
  // What the server says about a wrong choice is more exact than anything that could be said here.
  return kind === 'failed' && failure.status === 422 ? failure.message : t(`trouble.${kind}.text`)
}
