/** What a browser remembers of its owner, and how it calls them to the table. */
import { expect } from 'vitest'
import { Aside, together } from './house/company'
import { FIRST_TRUCKS } from './house/positions'
import { say } from './house/words'
import { test, type Player } from './support'

const openSettings = async ({ page }: Player): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('nav.settings') })
    .click()
  await page.getByRole('dialog').waitFor()
}

test('a page that a browser can put on the home screen says so, and asks once', async ({
  player,
}) => {
  const { page } = player
  await player.home()
  const button = page.getByRole('button', { name: say('foot.install') })
  expect(await button.count()).toBe(0)
  const left = await page.evaluate(() => {
    const prompt = (): Promise<void> => Promise.resolve(void (document.title = 'asked'))
    return dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
    )
  })
  expect(left).toBe(false) // the browser's own bar would lie over the page
  await button.click()
  expect(await page.title()).toBe('asked')
  await button.waitFor({ state: 'detached' })
})

test('name, language, theme and switches are remembered', async ({ player }) => {
  await player.home()
  await openSettings(player)
  const dialog = player.page.getByRole('dialog')
  await dialog.getByLabel(say('settings.name'), { exact: true }).fill('Žofie')
  for (const key of ['sound', 'moves', 'keys', 'confirm']) {
    const toggle = dialog.getByRole('switch', { name: say(`settings.${key}.note`) })
    await toggle.setChecked(!(await toggle.isChecked()))
  }
  await dialog.getByLabel(say('settings.motion')).selectOption('slow')
  await dialog.getByLabel(say('settings.theme')).selectOption('dark')
  await dialog.getByLabel(say('settings.language')).selectOption('cs')
  await player.page.getByText(say('home.title', {}, 'cs')).waitFor()
  const kept = await player.page.evaluate(() => localStorage.getItem('zoopark'))

  const page = await player.context.newPage()
  await page.goto(player.page.url())
  await page.getByText(say('home.title', {}, 'cs')).waitFor()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(await page.locator('html').getAttribute('lang')).toBe('cs')
  await page.getByText('Žofie').first().waitFor()
  expect(JSON.parse(kept ?? '')).toMatchObject({
    name: 'Žofie',
    theme: 'dark',
    language: 'cs',
    sound: true,
  })
})

test('the browser decides about language and theme until its owner does', async ({ come }) => {
  const player = await come({
    context: { locale: 'de-AT', colorScheme: 'dark' },
    settings: { language: undefined as never },
  })
  await player.goTo('/')
  await player.page.getByText(say('home.title', {}, 'de')).waitFor()
  expect(await player.page.locator('html').getAttribute('data-theme')).toBe('dark')
  const touched = await player.page.evaluate(() => localStorage.getItem('zoopark') ?? '')
  expect(touched).not.toContain('language')
})

test('letters can be turned off as keys', async ({ come }) => {
  const player = await come({ settings: { keys: false } })
  await player.openTable({ ...FIRST_TRUCKS, chairs: [{ kind: 'you' }, { kind: 'bot' }] })
  await player.asked()
  await player.page.keyboard.press('d')
  await player.page.keyboard.press('c')
  expect((await player.heard()).sent).toEqual([])
  expect(await player.page.getByRole('complementary', { name: say('panel.title') }).count()).toBe(0)
})

/** Listens to the page's notices instead of the loudspeaker and the system. */
const listen = (player: Player): Promise<unknown> =>
  player.context.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    class Tone {
      type = ''
      frequency = { value: 0 }
      gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
      connect = (to: unknown) => to
      start = () => told.push('tone')
      stop = () => undefined
    }
    class Notice {
      static permission = 'granted'
      static requestPermission = (): Promise<string> => Promise.resolve('granted')
      constructor(title: string) {
        told.push(`notice: ${title}`)
      }
      close = (): void => undefined
    }
    Object.assign(window, {
      AudioContext: class {
        currentTime = 0
        destination = {}
        resume = () => Promise.resolve()
        createOscillator = () => new Tone()
        createGain = () => new Tone()
      },
      Notification: Notice,
    })
  })
const toldBy = ({ page }: Player): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { told: string[] }).told)

for (const [how, sound, notices] of [
  ['by title, sound and notification', true, true],
  ['by title alone, if the rest is turned off', false, false],
] as const) {
  test(`the page calls to the turn ${how}`, async ({ come, server }) => {
    const host = await come({ settings: { sound, notices } })
    await listen(host)
    const guest = await come()
    const id = await together(server, [host, guest], { game: 'zooloretto(players=2, start=B)' })
    expect(await host.page.title()).not.toContain(say('turn.title'))
    // Somebody who looks elsewhere.
    await host.page.evaluate(() =>
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
    )
    const aside = new Aside(guest, server)
    await aside.play(id, (move) => move === 'draw')
    await aside.play(id, (move) => move.startsWith('load'))
    await host.asked()
    await host.page.waitForFunction((words) => document.title.includes(words), say('turn.title'))
    const told = await toldBy(host)
    expect(told.includes('tone')).toBe(sound)
    expect(told.includes(`notice: ${say('turn.title')}`)).toBe(notices)
  })
}

test('a browser that is asked to forget its owner does', async ({ player, server }) => {
  await new Aside(player, server).open({
    ...FIRST_TRUCKS,
    chairs: [{ kind: 'you', name: 'Ema' }, { kind: 'bot' }],
  })
  await player.goTo('/#/mine')
  await player.page.getByRole('link', { name: say('list.go') }).waitFor()
  await openSettings(player)
  await player.page.getByRole('button', { name: say('settings.forget'), exact: true }).click()
  await player.page.getByRole('button', { name: say('settings.forget.sure') }).click()
  await player.page.getByText(say('mine.none')).waitFor()
})
