/** What eyes and hands meet in a window: places that cannot be reached, and text that cannot be read. */
import type { Page } from 'playwright-core'

/**
 * Places that can be picked and that something covers or the edge of the window hides. Whoever has to scroll does so:
 * with `reach`, each place is scrolled to first.
 */
export const hidden = (page: Page, reach: boolean): Promise<string[]> =>
  page.evaluate((scrolls) => {
    // The glow of a place fades out at its edges.
    const SLACK = 3
    const PARTS = [0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95]
    const foot = document.querySelector('.foot')
    const found: string[] = []
    for (const place of document.querySelectorAll<HTMLElement>('main [data-pick]')) {
      if (!place.checkVisibility({ visibilityProperty: true })) continue
      // What stands beside the board has a scrollbar of its own.
      if (scrolls || place.closest('.sided > :is(.others, aside), .wings'))
        place.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const box = place.getBoundingClientRect()
      const counter = foot?.getBoundingClientRect()
      const under =
        counter &&
        box.right > counter.left &&
        box.left < counter.right &&
        box.bottom > counter.top + SLACK
      const outside = box.top < -SLACK || box.bottom > innerHeight + SLACK
      const touched = PARTS.some((down) =>
        PARTS.some((across) =>
          place.contains(
            document.elementFromPoint(box.left + box.width * across, box.top + box.height * down),
          ),
        ),
      )
      const why = under ? 'under the counter' : outside ? 'outside' : touched ? '' : 'covered'
      if (why)
        found.push(
          `${place.dataset['pick']} ${why}, ${Math.round(box.top)} to ${Math.round(box.bottom)}`,
        )
    }
    return found
  }, reach)

/** Text that is too small, cut off, runs out of its button or sign, or lies over other text. */
export const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 11.9
    const BOXES =
      'button, .act, .ticket .text, .group, .plank, .chip, .count, .choice, .paper, .side-board, .scale, .tag, .score, .purse, header.head'
    const EVERYWHERE = { top: -Infinity, bottom: Infinity }
    const found = new Set<string>()
    const lines: { text: string; node: Element; box: DOMRect }[] = []
    /** The part of a list that scrolls which is in sight; what lies outside of it is not drawn. */
    const scrollsIn = (element: Element): { top: number; bottom: number } => {
      for (let box = element.parentElement; box; box = box.parentElement)
        if (
          box.scrollHeight > box.clientHeight + 1 &&
          /auto|scroll/.test(getComputedStyle(box).overflowY)
        )
          return box === document.documentElement ? EVERYWHERE : box.getBoundingClientRect()
      return EVERYWHERE
    }
    const clips = (style: CSSStyleDeclaration): boolean => /hidden|clip/.test(style.overflowX)
    const walker = document.createTreeWalker(
      document.querySelector('.table') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!text || !around?.checkVisibility({ visibilityProperty: true })) continue
      const style = getComputedStyle(around)
      // What is only spoken has next to no size.
      if (around.closest('.spoken, option, select, kbd') || around.clientWidth === 1) continue
      if (
        style.clipPath !== 'none' ||
        (around.parentElement && getComputedStyle(around.parentElement).clipPath === 'inset(50%)')
      )
        continue
      range.selectNodeContents(node)
      const frame = scrollsIn(around)
      const boxes = [...range.getClientRects()].filter(
        ({ width, height, top, bottom }) =>
          width > 1 && height > 1 && bottom > frame.top && top < frame.bottom,
      )
      if (!boxes.length) continue
      const name = `${text.slice(0, 30)} (${around.tagName.toLowerCase()}.${around.classList[0] ?? around.parentElement?.classList[0] ?? ''})`
      // Boards are drawn in their own measure; the table itself is never shown smaller than it is.
      const unit = around.closest<HTMLElement>('.board-unit')
      const size =
        parseFloat(style.fontSize) *
        (unit ? unit.getBoundingClientRect().width / unit.offsetWidth : 1)
      if (size < LEAST && /[\p{L}\d]/u.test(text)) found.add(`${size.toFixed(1)} px: ${name}`)
      if (
        clips(style) &&
        style.textOverflow !== 'ellipsis' &&
        around.scrollWidth > around.clientWidth + 1
      )
        found.add(`cut: ${name}`)
      const holder = around.closest(BOXES)
      const scrolled = around.closest('.strip, aside, .others, .log, [role=tabpanel]')
      // The number of a tile sits on its corner.
      const hangs = around.closest('.number')
      if (holder && !scrolled && !hangs && style.textOverflow !== 'ellipsis') {
        const out = holder.getBoundingClientRect()
        for (const box of boxes)
          if (
            box.left < out.left - 3 ||
            box.right > out.right + 3 ||
            box.bottom > out.bottom + 5 ||
            box.top < out.top - 5
          )
            found.add(`out of its ${holder.tagName.toLowerCase()}.${holder.classList[0]}: ${name}`)
      }
      // A line that is cut with an ellipsis ends where its box ends; what is scrolled away overlaps nothing.
      if (style.textOverflow !== 'ellipsis' && !scrolled)
        for (const box of boxes) lines.push({ text: name, node: around, box })
    }
    /** Counter, top bar and question stay where they are, over what is scrolled. */
    const stays = (node: Element): Element | null =>
      node.closest(scrollY > 0 ? '.foot, .prompt, .table > header' : '.foot')
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        if (
          one.node === other.node ||
          one.node.contains(other.node) ||
          other.node.contains(one.node)
        )
          continue
        if (stays(one.node) !== stays(other.node)) continue
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (across > 2 && down > Math.min(one.box.height, other.box.height) * 0.35)
          found.add(`${one.text} over ${other.text}`)
      }
    })
    return [...found]
  })
