/** The way to one certain move, by touching what is lit for it on the page. */
import { SPEECH } from '../../tests/support/texts'
import type { GamePage } from '../../src/table/game'
import { optionsOf, type Option } from '../../src/table/moves/targets'
import type { Player, Point } from './player'

/** What is bought begins with its ticket; the rest answers a question and is lit at once. */
const TICKETED = new Set(
  'move helper swap buy discard expand small large give site save worker trade hire offer office extra construct mini'.split(
    ' ',
  ),
)

/** Play the move by hand; what was sent for it comes back. */
export async function playByHand(player: Player, game: GamePage, move: string): Promise<string> {
  const { you, sent } = await player.asked()
  const option = optionsOf(game, you?.legal ?? [], you?.seat ?? 0).find(({ text }) => text === move)
  if (!option) throw new Error(`${move} is not offered: ${you?.legal.join(', ')}`)
  if (TICKETED.has(option.action)) await pressTicket(player, option)
  for (const place of option.path) {
    if (/^bid:/.test(place)) await bid(player, Number(place.slice(4)))
    else if (/\/build:/.test(place)) await build(player, place)
    else if (/\/lay:/.test(place)) await lay(player, place)
    else await pick(player, place)
  }
  const answer = await player.answered()
  return answer.sent[sent.length]?.move ?? ''
}

async function pressTicket(player: Player, { action }: Option): Promise<void> {
  const name = new RegExp(`^${SPEECH.en.texts.say(`action.${action}`)}\\b`)
  const ticket = player.counter.locator('.main, .tickets').getByRole('button', { name })
  // What is asked for outside of one's turn has no ticket: it is lit at once.
  if (await ticket.count()) await player.touch(ticket.first())
}

/** Pick a place; one of somebody else's may have to be brought forward first. */
async function pick(player: Player, place: string): Promise<void> {
  // The first tile in hand is lifted by itself.
  if (await player.place(place).and(player.page.locator('[aria-pressed="true"]')).count()) return
  const chip = player.page.locator('.chips .lit')
  if (!(await player.place(place).first().isVisible()) && (await chip.count()))
    await player.touch(chip.first())
  await player.pick(place)
}

async function bid(player: Player, coins: number): Promise<void> {
  const more = player.page.getByRole('button', { name: 'One more' })
  for (let put = 0; put < coins; put++) await player.touch(more)
  await player.touch(player.page.locator('.bid .act'))
}

const turn = (player: Player): Promise<void> =>
  player.touch(player.page.getByRole('button', { name: 'Turn right' }))

/** Turn the tile where it is tried, until it lies as it should. */
async function turned(player: Player, place: string): Promise<boolean> {
  for (let turns = 0; turns < 8; turns++) {
    if (await player.place(place).first().isVisible()) {
      await player.pick(place)
      return true
    }
    await turn(player)
  }
  return false
}

/** Try the tile on every spot; one that lies under it can be touched when it is elsewhere. */
async function build(player: Player, place: string): Promise<void> {
  const spots = player.page.getByRole('button', { name: /^Lay at/ })
  const left = new Set(Array.from({ length: await spots.count() }, (_, index) => index))
  for (const index of [...left, ...left]) {
    if (!left.has(index) || !(await player.reaches(spots.nth(index)))) continue
    left.delete(index)
    await player.touch(spots.nth(index))
    if (await turned(player, place)) return
  }
  throw new Error(`${place} is nowhere`)
}

/** The board follows the hand: point at every field that is marked, until it lies as it should. */
async function lay(player: Player, place: string): Promise<void> {
  const { page } = player
  const board = player.place(place).and(page.locator('[aria-label^="Fits here"]'))
  const dots = (): Promise<Point[]> =>
    page.locator('.dots i').evaluateAll((all) =>
      all.map((dot) => {
        const { x, y, width, height } = dot.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      }),
    )
  const point = async (to: Point): Promise<boolean> => {
    await page.mouse.move(to.x, to.y)
    return board.isVisible()
  }
  const turnable = await page.getByRole('button', { name: 'Turn right' }).isVisible()
  for (let turns = 0; turns < (turnable ? 4 : 1); turns++) {
    if (turns) await turn(player)
    const marked = await dots()
    // Fields under the board are marked only when it is elsewhere.
    for (const to of marked) if (await point(to)) return player.touch(board)
    for (const to of await dots()) if (await point(to)) return player.touch(board)
  }
  throw new Error(`${place} fits nowhere`)
}
