/** Every kind of move that a game or a module has, once, by touching the drawn board. */
import { expect } from 'vitest'
import type { View } from '../src/table/view'
import { lyingTiles } from '../src/table/motion/journeys'
import { gameNamed } from '../tests/support/games'
import rows from './actions.json'
import { test, type Player } from './support'
import { playByHand } from './support/guide'

type Row = (typeof rows)[number]

/** Drawn otherwise than as tiles that lie in their place, or as a part of the board. */
const OTHERWISE = /^pavilion$|^restaurant$|-site$|^helper$|^0$/

const plain = (tiles: readonly string[]): string[] =>
  tiles.filter((tile) => !OTHERWISE.test(tile)).sort()

/** Everything on the board that lies in front, and every truck, is drawn where the view says that it lies. */
async function expectDrawn(player: Player, view: View): Promise<void> {
  // The board of another is brought forward when something is asked about it.
  const own = await player.page.locator('[data-place^="A/"]:not([data-place$="/purse"])').count()
  const seen = own ? /^(A\/(?!job:)|truck:)/ : /^(B\/(?!job:)|truck:)/
  const wanted = [...lyingTiles(view)].filter(([place]) => seen.test(place))
  const drawn = await player.tilesLying(wanted.map(([place]) => place))
  expect(wanted.map(([place], index) => [place, plain(drawn[index] ?? [])])).toEqual(
    wanted.map(([place, tiles]) => [place, plain(tiles)]),
  )
}

/** All words, tiles and pictures of the table but its log, and what it asks. */
const sights = (player: Player): Promise<string> =>
  player.page.evaluate(() => {
    const seen: string[] = []
    const walk = (node: Node): void => {
      if (node instanceof Text) seen.push(node.data)
      if (!(node instanceof Element)) return
      if (node.matches('.log, [role="log"], footer, script, style')) return
      seen.push(node.getAttribute('data-tile') ?? '', node.getAttribute('href') ?? '')
      node.childNodes.forEach(walk)
    }
    walk(document.body)
    return seen.join(' ').replace(/\s+/g, ' ')
  })

/** Open the position with Ema to move, do it by hand, and see that it is done. */
async function expectDone(player: Player, { move, position }: Row): Promise<void> {
  const id = await player.openTable({
    game: position.split(' | ')[0] ?? '',
    position,
    chairs: [{ kind: 'you', name: 'Ema' }, { kind: 'open' }],
  })
  await player.seatFriends(id)
  await player.asked()
  const [before, seen] = [await player.table(id), await sights(player)]
  await expectDrawn(player, before.view as View)
  expect(await playByHand(player, gameNamed(position), move)).toBe(move)
  const after = await player.table(id)
  expect(after.table.ply).toBe(1)
  await expectDrawn(player, after.view as View)
  expect(await sights(player)).not.toBe(seen)
}

const groups = [...new Set(rows.map(({ of }) => of))].map(
  (name) => [name, rows.filter(({ of }) => of === name)] as const,
)

test.for(groups)('%s', async ([, moves], { player }) => {
  const failed: string[] = []
  for (const row of moves) {
    await expectDone(player, row).catch((error: unknown) => {
      failed.push(`${row.move}: ${String(error)}`)
    })
  }
  expect(failed).toEqual([])
})
