import type { Page } from '@playwright/test'

/**
 * Words that nobody can see: outside the window sideways, cut off by a box that does not scroll, or under other words
 * of the same page that stand in no relation to them.
 */
export const cutOffWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const isForTheEar = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' || element.closest('.visually-hidden, .skip') !== null
    /** The nearest box around it that cuts and does not scroll, per direction. */
    const cutsIn = (element: Element, axis: 'overflowX' | 'overflowY') => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (['auto', 'scroll'].includes(style[axis])) return null
        if (['hidden', 'clip'].includes(style[axis])) return box
        if (style.position === 'fixed') return null
      }
      return null
    }
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      const words = text.textContent?.trim()
      if (!parent || !words || parent.closest('[inert], [aria-hidden="true"], script, noscript, textarea')) continue
      if (!parent.checkVisibility() || isForTheEar(parent) || parent.closest('svg')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      const say = (why: string) => cut.push(`“${words.slice(0, 40)}” ${why}`)
      if (left < -1 || right > document.documentElement.clientWidth + 1) say('is outside the window')
      const wide = cutsIn(parent, 'overflowX')?.getBoundingClientRect()
      if (wide && (left < wide.left - 2 || right > wide.right + 2)) say('is cut off sideways')
      const high = cutsIn(parent, 'overflowY')?.getBoundingClientRect()
      if (high && (top < high.top - 2 || bottom > high.bottom + 2)) say('is cut off above or below')
    }
    return cut
  })

/** Words of two places that lie over each other, as far as they can be seen. */
export const overlappingWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      left: number
      right: number
      top: number
      bottom: number
    }
    interface Line {
      element: Element
      words: string
      box: Box
    }
    const isForTheEar = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isForTheEar(element.parentElement))
    const meeting = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    })
    const high = ({ top, bottom }: Box) => bottom - top
    const isVisible = ({ left, right, top, bottom }: Box) => right - left > 3 && bottom - top > 0
    // DOMRect's own properties are not enumerable
    const plain = ({ left, right, top, bottom }: DOMRect): Box => ({ left, right, top, bottom })
    /** What the boxes around it, which scroll or cut, let through. */
    const seen = (element: Element, whole: DOMRect): Box => {
      let box = plain(whole)
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
        if (getComputedStyle(around).overflowY !== 'visible') box = meeting(box, around.getBoundingClientRect())
      return box
    }
    const lines: Line[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      const words = text.textContent?.trim()
      if (!parent || !words || parent.closest('[inert], [aria-hidden="true"], script, noscript, svg, .skip')) continue
      // what is fixed lies over the page on purpose
      if (!parent.checkVisibility({ opacityProperty: true }) || parent.closest('.bar, .error')) continue
      if (isForTheEar(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const whole of range.getClientRects()) {
        const box = seen(parent, whole)
        // the box of a line is higher than its letters
        const rim = 0.22 * high(box)
        const letters = { ...box, top: box.top + rim, bottom: box.bottom - rim }
        if (isVisible(letters)) lines.push({ element: parent, words: words.slice(0, 30), box: letters })
      }
    }
    const overlaps = new Set<string>()
    for (const [at, one] of lines.entries())
      for (const other of lines.slice(at + 1)) {
        if (one.element === other.element) continue
        const both = meeting(one.box, other.box)
        if (isVisible(both) && high(both) > 3) overlaps.add(`“${one.words}” and “${other.words}”`)
      }
    return [...overlaps]
  })
