import type { Attachment } from 'svelte/attachments'

/**
 * Lets a row say less, step by step, until it fits its width and is no higher than it wants to be: as many of these
 * classes as are needed stay. If all of them are not enough, it has the last resort and the first step instead.
 * It is looked at before anything is painted, whenever its size or its content changes.
 */
export const fitted =
  (steps: readonly [string, ...string[]], resort: string): Attachment<HTMLElement> =>
  (row) => {
    const SLACK = 4
    const fits = (): boolean =>
      row.scrollWidth <= row.clientWidth &&
      row.offsetHeight <= parseFloat(getComputedStyle(row).minHeight) + SLACK
    const fit = (): void => {
      row.classList.remove(...steps, resort)
      for (const step of steps) {
        if (fits()) return
        row.classList.add(step)
      }
      if (fits()) return
      row.classList.remove(...steps)
      row.classList.add(steps[0], resort)
    }
    let width = 0
    const resized = new ResizeObserver(() => {
      if (row.clientWidth === width) return
      width = row.clientWidth
      fit()
    })
    const changed = new MutationObserver(fit)
    resized.observe(row)
    changed.observe(row, { childList: true, characterData: true, subtree: true })
    return () => {
      resized.disconnect()
      changed.disconnect()
      row.classList.remove(...steps, resort)
    }
  }
