/** The guided games: real ones, with somebody who explains them. */
import { expect } from 'vitest'
import type { GuidedGame, GuideStep } from '../src/net/messages'
import { typeset } from '../src/texts/typography'
import { LANGUAGES, say, type Language } from './house/words'
import { test, type Player } from './support'
import { Chance } from './support/chance'
import { forget } from './support/heard'
import { Walker } from './support/walker'

const GUIDES = ['zooloretto', 'aquaretto', 'combined', 'ozoolemio', 'room', 'money', 'surprise']
const GAME: Record<string, string> = {
  room: 'zooloretto',
  money: 'zooloretto',
  surprise: 'zooloretto',
}

const guideOf = ({ page }: Player) => page.locator('aside.guide')

const told = async (player: Player, url: string, name: string, language: Language = 'en') =>
  (await (
    await player.context.request.get(`${url}/api/guides/${name}?lang=${language}`)
  ).json()) as GuidedGame

async function begin(player: Player, name: string): Promise<void> {
  await player.goTo(`/#/learn/${GAME[name] ?? name}`)
  await player.page.locator(`[data-guide="${name}"]`).click()
  await player.asked()
  await guideOf(player).waitFor()
}

/** A step as the page shows it in a language. */
type Shown = Pick<GuideStep, 'id' | 'may' | 'deed'> & { words: string }

/**
 * A learner inside the page, who reads the bubble and does what it asks for. Otherwise every kind of move is tried
 * once, and then whatever brings the end nearer. The moves go to the table as those of another tab would.
 */
async function learn(steps: Shown[]): Promise<string[]> {
  // The table is made, but not laid out, which would take most of the time: this learner has no hands.
  const hidden = new CSSStyleSheet()
  hidden.replaceSync('.room { display: none }')
  document.adoptedStyleSheets = [hidden]
  const read: string[] = []
  const made = new Map<string, number>()
  const verbOf = (move: string): string => move.split(' ')[0] ?? ''
  const often = (move: string): number => made.get(verbOf(move)) ?? 0
  const shown = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
  const id = /table\/([^/?]+)/.exec(location.hash)?.[1] ?? ''
  for (let promised = 0; ;) {
    const { table, you } = window.heard
    const legal = you?.legal ?? []
    const asked = legal.length > 0 || you?.confirm === true
    if (!table || table.number < promised || (table.status !== 'over' && !asked)) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      continue
    }
    await shown()
    if (table.status === 'over') break
    let step: Shown | undefined
    // Two things are said in a turn at most, besides what is to be done.
    for (let looks = 0; looks < 4; looks++) {
      const words = document.querySelector('aside.guide [role="status"]')?.textContent
      if (!words) break
      step = steps.find((one) => one.words === words)
      read.push(step?.id ?? words)
      if (!step || step.deed) break
      document.querySelector<HTMLElement>('aside.guide .go')?.click()
      await shown()
    }
    const wanted = step?.deed && step.may ? new RegExp(step.may) : null
    const move =
      legal.find((one) => wanted?.test(one)) ??
      legal.find((one) => often(one) === 0) ??
      legal.find((one) => one === 'draw') ??
      legal[table.number % legal.length] ??
      ''
    made.set(verbOf(move), often(move) + 1)
    const wish = you?.confirm ? { type: 'confirm' } : { type: 'play', move }
    const answer = await fetch(`/api/tables/${id}/wishes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...wish, seat: you?.seat, seen: table.number }),
    })
    if (!answer.ok) throw new Error(`${move}: ${await answer.text()}`)
    promised = ((await answer.json()) as { number: number }).number
  }
  document.adoptedStyleSheets = []
  return read
}

test('every guide speaks until its game is scored, in every language', async ({ come, server }) => {
  const heard = new Map<string, Set<string>>()
  const sizes = new Map<string, number>()
  const playIn = async (language: Language): Promise<void> => {
    const player = await come({ settings: { language, motion: 'off' } })
    // Nobody looks at the review: the server need not think about it.
    await player.context.route('**/api/tables/*/review', (route) =>
      route.fulfill({ status: 202, json: { status: 'thinking' } }),
    )
    for (const name of GUIDES) {
      const { steps } = await told(player, server.url, name, language)
      await begin(player, name)
      const read = await player.page.evaluate(
        learn,
        steps.map(({ id, may, deed, text }) => ({ id, may, deed, words: typeset(text, language) })),
      )
      // Whatever it said is one of its steps, in this language.
      const known = steps.map(({ id }) => id)
      expect(read.filter((id) => !known.includes(id))).toEqual([])
      expect(new Set(read).size, `${language} ${name}`).toBeGreaterThan(1)
      heard.set(name, new Set([...(heard.get(name) ?? []), ...read]))
      sizes.set(name, known.length)
      // Its last word is where to go from here.
      await guideOf(player)
        .getByText(say('guide.end', {}, language))
        .waitFor()
      expect(await guideOf(player).count()).toBe(1)
      await forget(player.page)
    }
  }
  await Promise.all(LANGUAGES.map(playIn))
  // What only luck brings, such as a baby, may be left out in all four games; most of it is said.
  for (const [name, steps] of heard)
    expect(steps.size / (sizes.get(name) ?? 0), `${name}: ${[...steps].join(' ')}`).toBeGreaterThan(
      2 / 3,
    )
})

test('the guides leave their tables to the hand', async ({ player }) => {
  for (const name of GUIDES) {
    await begin(player, name)
    const walker = new Walker(player, new Chance(5))
    for (let turns = 0; turns < 4; turns++) {
      await player.asked()
      await walker.decide()
    }
    await forget(player.page)
  }
})

test('the guide goes when it is sent away, stays away, and comes back when called', async ({
  player,
  server,
}) => {
  await begin(player, 'zooloretto')
  const guide = guideOf(player)
  await guide.getByRole('button', { name: say('guide.skip') }).click()
  await guide.waitFor({ state: 'detached' })
  await player.page.reload()
  await player.asked()
  expect(await guide.count()).toBe(0)
  await player.page.getByRole('button', { name: say('tools.menu'), exact: true }).click()
  await player.page.getByRole('button', { name: say('guide.back') }).click()
  const { steps } = await told(player, server.url, 'zooloretto')
  await guide.getByText(steps.find(({ id }) => id === 'zoo')?.text ?? '').waitFor()
})
