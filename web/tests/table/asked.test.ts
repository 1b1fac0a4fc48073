/** Every question of every game and expansion has a sentence of its own, at every step, in every language. */
import { expect, it } from 'vitest'
import questions from '../../fixtures/questions.json'
import { asked } from '../../src/table/ask'
import { gameOf } from '../../src/table/game'
import { LANGUAGES, named, speak } from '../../src/texts/index.svelte'
import {
  actionsOf,
  choose,
  chosenMove,
  lightsOf,
  NOTHING,
  optionsOf,
  pick,
  settled,
  type Option,
  type Selection,
} from '../../src/table/moves/targets'
import type { View } from '../../src/table/view'
import { person } from '../../src/ui/people'
import { eventEntry, moveSentence } from '../../src/table/sentences'
import '../support/games'

const views = questions as unknown as View[]
const people = ['Eva', 'Adam', 'Ida'].map((name, seat) => person(seat, name, seat === 0))

/** All sentences on all ways to all moves. */
function* sentences(view: View, options: Option[], selection: Selection): Generator<string> {
  if (chosenMove(options, selection) !== null) return
  yield asked(view, people, options, selection)
    .words.map(({ text }) => text)
    .join('')
  const picks = selection.picks.length
  if (picks === 0 && selection.action === null)
    for (const action of actionsOf(options, selection).keys())
      if (action !== 'other') yield* sentences(view, options, choose(options, selection, action))
  const tried = new Set<string>()
  for (const [place, light] of lightsOf(options, selection)) {
    // Two places of one kind are asked about alike.
    const kind = place.replace(/\d+$/, '')
    if (light === 'picked' || light === 'instead' || tried.has(kind)) continue
    tried.add(kind)
    const next = pick(options, selection, place)
    if (next.picks.length > picks) yield* sentences(view, options, next)
  }
}

it.each(LANGUAGES)('%s', async (language) => {
  await speak(language)
  for (const view of views) {
    const options = optionsOf(gameOf(view), view.legal, view.seat ?? 0, view.prices)
    const raw = new Set([
      view.asks,
      ...options.map(({ action }) => named('action', action).toLowerCase()),
    ])
    for (const sentence of sentences(view, options, settled(options, NOTHING))) {
      const [question = ''] = sentence.toLowerCase().split(' · ')
      expect(raw).not.toContain(question)
      expect(sentence).not.toMatch(/[{}]|undefined|^.?$/)
    }
  }
  await speak('en')
})

it('says what is paid for', () => {
  const view = views.find(({ legal }) => legal.some((move) => /^hire .* donations$/.test(move)))
  const options = view ? optionsOf(gameOf(view), view.legal, view.seat ?? 0, view.prices) : []
  const [way] = options.filter(({ path }) => path.at(-1)?.startsWith('pay:'))
  expect(view && way).toBeTruthy()
  if (!view || !way) return
  const { words } = asked(view, people, options, { action: way.action, picks: [way.path[0] ?? ''] })
  expect(words[0]?.text).toMatch(/^Hire: [A-Z].* · How do you pay\?$/)
})

it('calls a tile of an auction by the number that stands beside it', () => {
  const view = views.find(({ asks }) => asks === 'bid')
  expect(view).toBeDefined()
  if (!view) return
  const options = optionsOf(gameOf(view), view.legal, view.seat ?? 0)
  const sold = 'sold' in view ? Number(view.sold) : -1
  expect(asked(view, people, options, NOTHING).words[0]?.text).toMatch(
    new RegExp(`^Tile\\s${sold + 1}:`),
  )
})

it('names no coordinates that no board shows', () => {
  const park = gameOf({ kind: 'aquaretto' })
  const said = [
    moveSentence(park, 'place dolphin d2', people),
    moveSentence(park, 'expand small z-2 nw', people),
    moveSentence(gameOf({ kind: 'ozoolemio' }), 'build n1w2 e', people),
    eventEntry(park, { kind: 'placed', seat: 0, tile: 'dolphin', to: 'd2' }, people).text,
    eventEntry(park, { kind: 'expanded', seat: 0, field: 'z-2' }, people).text,
  ]
  expect(said.join('\n')).not.toMatch(/\b[a-z]-?\d/)
})
