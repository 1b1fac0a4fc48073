import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ART, miniPicture } from '../../src/games/zooloretto/modules'
import { pictureOf } from '../../src/games/drafting/pictures'
import { minis } from '../../src/games/zooloretto/setup/presets'
import { JUNGLE, PARK_SPECIES, ZOO_SPECIES } from '../../src/games/drafting/tiles'
import { spriteIn, spriteOf } from '../../sprites'

const lists = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.sprite'))
  .map((name) => `src/${name}`)
const ids = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')

describe('a list of icons', () => {
  it.each(lists)('%s is a file of pictures, each id once and every reference met', async (list) => {
    const svg = await spriteIn(list)
    const found = ids(svg)
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found).size).toBe(found.length)
    for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)) expect(found).toContain(id)
  })

  it('gives a picture another name if it says so', async () => {
    expect(ids(await spriteOf('# medals\nnoto: medal-1=1st-place-medal'))[0]).toBe('art-medal-1')
  })

  it('has no icon that does not exist', async () => {
    await expect(spriteOf('noto: no-such-beast')).rejects.toThrow('noto/no-such-beast')
  })

  it('knows every animal', async () => {
    const all = await Promise.all(lists.map((list) => spriteIn(list)))
    const pictures = new Set([...all, ART].flatMap(ids))
    const animals = [...ZOO_SPECIES, ...PARK_SPECIES, ...JUNGLE].map(pictureOf)
    for (const picture of [...animals, ...minis().map(miniPicture)])
      expect(pictures).toContain(`art-${picture}`)
  })

  it('shows no two animals by the same picture', () => {
    for (const kinds of [[...ZOO_SPECIES, ...JUNGLE], PARK_SPECIES]) {
      const shown = kinds.map(pictureOf)
      expect(new Set(shown).size).toBe(shown.length)
    }
    expect(new Set(minis().map(miniPicture)).size).toBe(minis().length)
  })
})
