/** The pictures of the home page; a card is there before its picture, which follows at once. */
import { GAMES } from '$/games'
import { put } from '$/games/scene'
import { addSprite } from '$/ui/art/sprite'
import home from './home.sprite'

addSprite(home).catch(() => undefined)

/** The procession beside the greeting. */
const trail =
  '<path class="scene-trail" d="M4 96C50 60 80 104 120 82s60-40 100-30 40 40 84 20"/>' +
  put('elephant', 24, 34, 52, { flip: true }) +
  put('camel', 92, 40, 44, { flip: true }) +
  put('leopard', 148, 30, 46, { flip: true }) +
  put('flamingo', 206, 2, 48, { flip: true }) +
  '<g transform="translate(276 16)" class="scene-signpost"><path d="M0 0v58" class="scene-pole"/><path d="M-22 4h40l10 9-10 9h-40z"/><path d="M22 28h-38l-10 8 10 8h38z" class="light"/></g>'

const found = GAMES.map(async ({ name, loadScene }) => [name, (await loadScene()).scene] as const)

export const loaded = Promise.all(found).then((scenes) => ({ trail, scenes: new Map(scenes) }))
