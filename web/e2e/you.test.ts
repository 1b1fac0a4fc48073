/** One person on two devices: carried by a link, found again after a lost cookie, deleted for good. */
import { expect } from 'vitest'
import type { NewTable, PuzzleSets, PuzzleVerdict, Snapshot } from '../src/net/messages'
import { Aside, YOU } from './house/company'
import { FIRST_TRUCKS } from './house/positions'
import { say } from './house/words'
import { test, type Player } from './support'

const TABLE: NewTable = {
  ...FIRST_TRUCKS,
  chairs: [{ kind: 'you', name: 'Ema' }, { kind: 'bot' }],
}

const EASY = { kind: 'bot', bot: 'easy' } as const

const button = ({ page }: Player, key: string) =>
  page.getByRole('button', { name: say(key), exact: true })

/** Makes a link on the page about oneself, and reads it there. */
async function linkFrom(player: Player, ask: string, label: string): Promise<string> {
  await player.goTo('/#/you')
  await button(player, ask).click()
  await player.page.getByRole('img', { name: say('link.qr', { what: say(label) }) }).waitFor()
  return player.page.getByRole('textbox', { name: say(label) }).inputValue()
}

test('a link carries all games to another device, once', async ({ player, come, server }) => {
  const { id } = await new Aside(player, server).open(TABLE)
  await player.goTo('/#/you')
  await player.page.getByRole('radio', { name: 'Panda' }).check({ force: true })
  const link = await linkFrom(player, 'you.device.go', 'you.device')

  const phone = await come({ phone: true, settings: { name: '' } })
  await phone.page.goto(link)
  await phone.page.getByRole('button', { name: say('me.go', { who: 'Ema' }) }).click()
  await phone.page.getByRole('link', { name: say('list.go') }).waitFor()
  expect(phone.page.url()).not.toContain(new URL(link).hash.slice(4)) // nor in the history
  await phone.page.getByRole('link', { name: say('list.go') }).click()
  await phone.asked()
  expect(phone.page.url()).toContain(id)
  const kept = await phone.page.evaluate(() => localStorage.getItem('zoopark') ?? '')
  expect(JSON.parse(kept)).toMatchObject({ name: 'Ema', avatar: 'panda' })

  const thief = await come()
  thief.faults.expect(/404/, /Failed to load resource/)
  await thief.page.goto(link)
  await thief.page.getByText(say('trouble.person.title')).waitFor()
})

test('a link that was kept survives a lost cookie', async ({ player, server }) => {
  await new Aside(player, server).open(TABLE)
  const link = await linkFrom(player, 'you.keep.go', 'you.keep')
  await player.context.clearCookies()
  await player.goTo('/#/mine')
  await player.page.getByText(say('mine.none')).waitFor()
  await player.page.goto(link)
  await player.page.getByRole('button', { name: say('me.go', { who: 'Ema' }) }).click()
  await player.page.getByRole('link', { name: say('list.go') }).waitFor()
})

test('finished games are found, put away and counted', async ({ player, server }) => {
  const id = await new Aside(player, server).finished({
    game: 'zooloretto(players=2)',
    chairs: [{ kind: 'you', name: '<b>Ema</b>' }, { kind: 'bot' }],
  })
  const { page } = player
  await player.goTo('/#/mine')
  const over = page.getByRole('region', { name: say('mine.over') })
  await over.getByRole('link', { name: say('list.replay') }).waitFor()
  await over.getByRole('searchbox').fill('nobody')
  await over.getByText(say('history.none')).waitFor()
  await over.getByRole('searchbox').fill('zoolo')
  await over.getByRole('button', { name: say('history.put') }).click()
  await over.getByText(say('history.none')).waitFor()
  await over.getByRole('button', { name: say('history.show.away') }).click()
  const away = page.getByRole('region', { name: say('history.away') })
  expect(await away.getByRole('link', { name: say('list.replay') }).getAttribute('href')).toBe(
    `#/table/${id}`,
  )

  // What a bot ended for somebody says nothing about them.
  await player.goTo('/#/progress')
  await page.getByText(say('progress.none')).waitFor()
})

test('a game that was played to its end counts, and rates', async ({ player, server }) => {
  const aside = new Aside(player, server)
  const { id } = await aside.open({ game: 'zooloretto(players=2)', chairs: [YOU, EASY] })
  const due = ({ you, table }: Snapshot): boolean => table.status === 'over' || you.legal.length > 0
  while ((await aside.until(id, due)).table.status !== 'over') await aside.play(id)
  await player.goTo('/#/progress')
  const part = player.page.getByRole('region', { name: say('game.zooloretto') })
  await part.getByText(say('progress.games', { n: 1 })).waitFor()
  await part.getByRole('img', { name: /1/ }).waitFor() // the rating, against a bot of a known level
})

test('everything can be taken along, and deleted', async ({ player, server }) => {
  const { id } = await new Aside(player, server).open(TABLE)
  const { page } = player
  await player.goTo('/#/you')
  const saving = page.waitForEvent('download')
  await button(player, 'you.export').click()
  const stream = await (await saving).createReadStream()
  let file = ''
  for await (const part of stream) file += String(part)
  expect(JSON.parse(file)).toMatchObject({ games: [{ id }], settings: { name: 'Ema' } })

  await button(player, 'you.delete').click()
  await button(player, 'you.delete.sure').click()
  await page.getByText(say('you.delete.done', { n: 1 })).waitFor()
  player.faults.expect(/404/, /Failed to load resource/)
  await player.goTo(`/#/table/${id}`)
  await page.getByText(say('trouble.table.title')).waitFor()
})

test('a puzzle is failed and solved, and its table is in no list', async ({ player, server }) => {
  const { page } = player
  const sets = (await (await fetch(`${server.url}/api/puzzles`)).json()) as PuzzleSets
  const [id = ''] = sets.today
  const solution = `${server.url}/api/puzzles/${id}/solution`
  const body = JSON.stringify({ move: 'none' })
  const verdict = (await (await fetch(solution, { method: 'POST', body })).json()) as PuzzleVerdict
  const [best, second] = verdict.choices
  for (const [choice, said] of [
    [second, 'puzzle.wrong'],
    [best, 'puzzle.right'],
  ] as const) {
    await player.goTo('/#/puzzles')
    await page
      .getByRole('button', { name: say('puzzles.today') })
      .first()
      .click()
    await page.getByText(say('puzzle.ask')).waitFor()
    const { you } = await player.asked()
    expect(you?.legal).toContain(choice?.move)
    // How a move is made is for other tests: this one is sent as the board would.
    const table = page.url().split('/').at(-1) ?? ''
    await new Aside(player, server).wish(table, {
      type: 'play',
      seat: you?.seat ?? 0,
      move: choice?.move ?? '',
      seen: (await player.heard()).table?.number ?? 0,
    })
    await page.getByText(say(said)).waitFor()
  }
  await player.goTo('/#/mine')
  await page.getByText(say('mine.none')).waitFor()
})
