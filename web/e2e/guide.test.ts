/** The guided games: real ones, with somebody who explains them. */
import { expect } from 'vitest'
import type { GuidedGame, GuideStep } from '../src/net/messages'
import { typeset } from '../src/texts/typography'
import { LANGUAGES, say, speak, type Language } from './house/words'
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

async function begin(player: Player, name: string, language: Language = 'en'): Promise<void> {
  await player.goTo(`/#/learn/${GAME[name] ?? name}`)
  await speak(player.page, language)
  await player.page.locator(`[data-guide="${name}"]`).click()
  await player.asked()
  await guideOf(player).waitFor()
}

/** The moves that a learner at the wire has made, and how often each kind of them. */
class Learner {
  readonly #made = new Map<string, number>()

  constructor(
    readonly player: Player,
    readonly url: string,
    readonly chance: Chance,
  ) {}

  /** Do what the guide asks for; otherwise try every kind of move once before any of them twice. */
  #choose(legal: readonly string[], step: GuideStep | undefined): string {
    const wanted = step?.deed && step.may ? new RegExp(step.may) : null
    const asked = legal.find((move) => wanted?.test(move))
    const often = (move: string): number => this.#made.get(verbOf(move)) ?? 0
    const least = Math.min(...legal.map(often))
    return asked ?? this.chance.of(legal.filter((move) => often(move) === least))
  }

  async decide(step: GuideStep | undefined): Promise<void> {
    const { you, table } = await this.player.heard()
    const seen = table?.number ?? 0
    const wish = { seat: you?.seat ?? 0, seen }
    const move = you?.confirm ? null : this.#choose(you?.legal ?? [], step)
    if (move) this.#made.set(verbOf(move), (this.#made.get(verbOf(move)) ?? 0) + 1)
    const id = /table\/([^/?]+)/.exec(this.player.page.url())?.[1] ?? ''
    const answer = await this.player.context.request.post(`${this.url}/api/tables/${id}/wishes`, {
      data: move ? { type: 'play', move, ...wish } : { type: 'confirm', ...wish },
    })
    expect(answer.status(), move ?? 'confirm').toBe(200)
    await this.player.page.waitForFunction((before) => {
      const now = window.heard.table
      return (now?.number ?? 0) > before
    }, seen)
  }
}

const verbOf = (move: string): string => move.split(' ')[0] ?? ''

/**
 * Each guide is heard to its end in every language: in one of them its game is played by hand, in the others
 * moves are sent to the table, and the page shows them as it shows those of another tab.
 */
for (const [number, name] of GUIDES.entries()) {
  const byHand = LANGUAGES[number % LANGUAGES.length] ?? 'en'
  test(`the guide of ${name} speaks until the game is scored, in every language`, async ({
    come,
    server,
  }) => {
    const player = await come({ settings: { language: byHand, motion: 'off' } })
    const { page } = player
    const told = await guidesOf(player, server.url, name)
    const guide = guideOf(player)
    for (const language of [byHand, ...LANGUAGES.filter((one) => one !== byHand)]) {
      await begin(player, name, language)
      const steps = told.get(language)?.steps ?? []
      const heard = new Set<string>()
      const walker = new Walker(player, new Chance(5))
      const learner = new Learner(player, server.url, new Chance(5))
      const next = guide.getByRole('button', { name: say('guide.next', {}, language), exact: true })
      while ((await player.asked()).table?.status !== 'over') {
        let step: GuideStep | undefined
        // Two things are said in a turn at most, besides what is to be done.
        for (let read = 0; read < 4 && (await guide.count()); read++) {
          const words = await guide.getByRole('status').innerText()
          step = steps.find(({ text }) => typeset(text, language) === words)
          expect(step?.id, words).toBeTruthy()
          if (step) heard.add(step.id)
          if (!(await next.count())) break
          await next.click()
        }
        await (language === byHand ? walker.decide() : learner.decide(step))
      }
      // Who wanders about meets less of it than somebody who tries everything.
      const least = language === byHand ? 1 / 3 : 1 / 2
      expect(heard.size / steps.length, [language, ...heard].join(' ')).toBeGreaterThan(least)
      // Its last word is where to go from here.
      await guide.getByText(say('guide.end', {}, language)).waitFor()
      expect(await guide.count()).toBe(1)
      await forget(page)
    }
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
