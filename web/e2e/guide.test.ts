/** The guided games: real ones, with somebody who explains them. */
import { expect } from 'vitest'
import type { GuidedGame } from '../src/net/messages'
import { typeset } from '../src/texts/typography'
import { LANGUAGES, say } from './house/words'
import { test, type Player } from './support'
import { Chance } from './support/chance'
import { Walker } from './support/walker'

const GUIDES = ['zooloretto', 'aquaretto', 'combined', 'ozoolemio', 'room', 'money', 'surprise']
const GAME: Record<string, string> = {
  room: 'zooloretto',
  money: 'zooloretto',
  surprise: 'zooloretto',
}

const guideOf = ({ page }: Player) => page.locator('aside.guide')

/** What a guide says, in every language. */
async function guidesOf(player: Player, url: string, name: string) {
  const told = await Promise.all(
    LANGUAGES.map(async (language) => {
      const answer = await player.context.request.get(`${url}/api/guides/${name}?lang=${language}`)
      return [language, (await answer.json()) as GuidedGame] as const
    }),
  )
  return new Map(told)
}

async function begin(player: Player, name: string): Promise<void> {
  await player.goTo(`/#/learn/${GAME[name] ?? name}`)
  await player.page.locator(`[data-guide="${name}"]`).click()
  await player.asked()
  await guideOf(player).waitFor()
}

/** The page goes on in another language, as after a change of the settings. */
async function speak(player: Player, language: string): Promise<void> {
  await player.page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem('zoopark') ?? '{}') as object
    const now = JSON.stringify({ ...kept, language: wanted })
    localStorage.setItem('zoopark', now)
    dispatchEvent(new StorageEvent('storage', { key: 'zoopark', newValue: now }))
  }, language)
}

for (const [number, name] of GUIDES.entries()) {
  const language = LANGUAGES[number % LANGUAGES.length] ?? 'en'
  test(`the guide of ${name} speaks until the game is scored, in four languages`, async ({
    come,
    server,
  }) => {
    const player = await come({ settings: { language, motion: 'off' } })
    const told = await guidesOf(player, server.url, name)
    const steps = told.get(language)?.steps ?? []
    await begin(player, name)
    const guide = guideOf(player)
    const heard = new Set<string>()

    /** What the bubble says now is a step of this guide, and is said in every language. */
    async function listen(): Promise<void> {
      const words = await guide.getByRole('status').innerText()
      const step = steps.find(({ text }) => typeset(text, language) === words)
      expect(step?.id, words).toBeTruthy()
      if (!step || heard.has(step.id)) return
      heard.add(step.id)
      for (const other of [...LANGUAGES.filter((one) => one !== language), language]) {
        await speak(player, other)
        const said = told.get(other)?.steps.find(({ id }) => id === step.id)?.text ?? ''
        await guide.getByText(typeset(said, other), { exact: true }).waitFor()
      }
    }

    const walker = new Walker(player, new Chance(5))
    while ((await player.asked()).table?.status !== 'over') {
      // Two things are said in a turn at most, besides what is to be done.
      for (let read = 0; read < 4 && (await guide.count()); read++) {
        await listen()
        const next = guide.getByRole('button', {
          name: say('guide.next', {}, language),
          exact: true,
        })
        if (!(await next.count())) break
        await next.click()
      }
      await walker.decide()
    }
    expect(heard.size, [...heard].join(' ')).toBeGreaterThan(1)
    // Its last word is where to go from here.
    await guide.getByText(say('guide.end', {}, language)).waitFor()
    expect(await guide.count()).toBe(1)
  })
}

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
  const told = await guidesOf(player, server.url, 'zooloretto')
  await guide.getByText(told.get('en')?.steps.find(({ id }) => id === 'zoo')?.text ?? '').waitFor()
})
