import type { Page } from '@playwright/test'

/** Gives the page one more sheet, in the place of the one it was given before. */
export const adopt = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, rules)

/** Words that cannot be read: beside the window, cut off by a box that does not scroll, or under other words. */
export const unreadableWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Box = Record<'left' | 'right' | 'top' | 'bottom', number>
    interface Line {
      element: Element
      words: string
      box: Box
    }
    const axes = [
      ['overflowX', 'left', 'right'],
      ['overflowY', 'top', 'bottom'],
    ] as const
    const wrong = new Set<string>()
    const lines: Line[] = []
    /** The element and those around it, as far as it scrolls with them. */
    const chainOf = (element: Element): Element[] => {
      const { parentElement } = element
      if (!parentElement || parentElement === document.body || getComputedStyle(element).position === 'fixed')
        return [element]
      return [element, ...chainOf(parentElement)]
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      const words = text.textContent?.trim().slice(0, 40)
      if (!element?.checkVisibility() || !words) continue
      if (element.closest('[inert], [aria-hidden="true"], noscript, svg, textarea, a[href="#conteudo"]')) continue
      const chain = chainOf(element)
      const isForScreenReaders = chain.some((one) => getComputedStyle(one).clipPath === 'inset(50%)')
      if (isForScreenReaders) continue
      // what is fixed lies over the page on purpose
      const isFixed = chain.some((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (left < -1 || right > document.documentElement.clientWidth + 1) wrong.add(`“${words}” is outside the window`)
        const box: Box = { left, right, top, bottom }
        for (const [overflow, start, end] of axes) {
          const cutting = chain.slice(1).filter((one) => getComputedStyle(one)[overflow] !== 'visible')
          for (const [order, one] of cutting.entries()) {
            const edges = one.getBoundingClientRect()
            const isOut = box[start] < edges[start] - 2 || box[end] > edges[end] + 2
            // what the nearest lets scroll can be read
            if (order === 0 && isOut && ['hidden', 'clip'].includes(getComputedStyle(one)[overflow]))
              wrong.add(`“${words}” is cut off`)
            box[start] = Math.max(box[start], edges[start])
            box[end] = Math.min(box[end], edges[end])
          }
        }
        // a line's box is higher than its letters
        const rim = 0.22 * (box.bottom - box.top)
        const letters = { ...box, top: box.top + rim, bottom: box.bottom - rim }
        if (!isFixed && element.checkVisibility({ opacityProperty: true })) lines.push({ element, words, box: letters })
      }
    }
    for (const [index, { element, words, box }] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (element === other.element) continue
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (width > 3 && height > 3) wrong.add(`“${words}” and “${other.words}” overlap`)
      }
    return [...wrong]
  })
