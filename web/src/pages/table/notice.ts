/** Telling somebody who looks elsewhere that it is their turn. */

let context: AudioContext | undefined

/** Two soft notes, as of a kalimba; browsers let a page sound only after it was touched once. */
export function chime(): void {
  try {
    context ??= new AudioContext()
    void context.resume()
    const start = context.currentTime + 0.02
    note(context, 659.26, start)
    note(context, 880, start + 0.16)
  } catch {
    // Without sound the title still says it.
  }
}

/** A tile is laid on wood. */
export function knock(): void {
  try {
    context ??= new AudioContext()
    void context.resume()
    note(context, 196, context.currentTime + 0.01, 0.09)
  } catch {
    // Without sound one still sees it.
  }
}

function note(audio: AudioContext, pitch: number, at: number, length = 0.55): void {
  const tone = audio.createOscillator()
  const loudness = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  loudness.gain.setValueAtTime(0.0001, at)
  loudness.gain.exponentialRampToValueAtTime(0.16, at + 0.012)
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + length)
  tone.connect(loudness).connect(audio.destination)
  tone.start(at)
  tone.stop(at + length + 0.05)
}

/** A notification of the browser, if it is allowed and nobody looks at the page. */
export function notify(title: string, body: string, tag: string): void {
  if (document.visibilityState === 'visible' || typeof Notification === 'undefined') return
  if (Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { body, tag, icon: '/icon.svg' })
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  } catch {
    // Some phones allow notifications to service workers only.
  }
}
