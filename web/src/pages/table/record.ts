import { api } from '$/net/api'

/** Save the record of a game where no address leads to it: its table is in this browser. */
export async function saveRecord(event: Event, id: string): Promise<void> {
  event.preventDefault()
  const href = URL.createObjectURL(new Blob([await api.record(id)], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href, download: `zoopark-${id}.txt` }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
