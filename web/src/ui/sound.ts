/** Sounds of the table, made of a few notes each; every one can be turned off. */
import { settings, type Sound } from './settings.svelte'

/** Pitch in hertz, when it begins and how long it rings, in seconds. */
type Note = readonly [pitch: number, at: number, length: number]

const TUNES: Readonly<Record<Sound, readonly Note[]>> = {
  // Two soft notes, as of a kalimba.
  sound: [
    [659.26, 0, 0.55],
    [880, 0.16, 0.55],
  ],
  // A tile is laid on wood.
  moves: [[196, 0, 0.09]],
  coins: [
    [1864.66, 0, 0.07],
    [2489.02, 0.05, 0.16],
  ],
  joy: [
    [783.99, 0, 0.14],
    [987.77, 0.09, 0.14],
    [1174.66, 0.18, 0.35],
  ],
  talk: [[523.25, 0, 0.18]],
  people: [
    [392, 0, 0.2],
    [523.25, 0.12, 0.3],
  ],
  hurry: [
    [440, 0, 0.08],
    [440, 0.2, 0.08],
  ],
  ending: [
    [523.25, 0, 0.3],
    [659.26, 0.16, 0.3],
    [783.99, 0.32, 0.3],
    [1046.5, 0.48, 0.9],
  ],
}

let context: AudioContext | undefined

/** Unless it is turned off; browsers let a page sound only after it was touched once. */
export function sound(name: Sound): void {
  if (!settings()[name]) return
  try {
    const audio = (context ??= new AudioContext())
    void audio.resume()
    const start = audio.currentTime + 0.02
    for (const [pitch, at, length] of TUNES[name]) note(audio, pitch, start + at, length)
  } catch {
    // Without sound one still sees it.
  }
}

function note(audio: AudioContext, pitch: number, at: number, length: number): void {
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
