/** The drawings that every page needs. Games add their own when they are opened. */
import { FIGURES, ICONS, MARKS } from '../draw/symbols'
import common from './common.sprite'
import { addMarkup, addSprite } from './sprite'

addMarkup(ICONS + MARKS + FIGURES)
// A page without its pictures is still a page.
addSprite(common).catch(() => undefined)
