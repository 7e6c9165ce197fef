import type { Page } from '@playwright/test'

/** What is wrong with the parts of the page: language, landmarks, headings. */
export const brokenStructure = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = []
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (one) => one.checkVisibility() && !one.closest('[inert]'),
      )
    if (document.documentElement.lang !== 'pt-BR') wrong.push(`the language is ${document.documentElement.lang}`)
    for (const selector of ['main', 'h1', 'header:not(main header)'])
      if (shown(selector).length !== 1) wrong.push(`${shown(selector).length} of ${selector}`)
    const navigations = shown('nav').map((one) => one.ariaLabel ?? one.getAttribute('aria-labelledby'))
    if (navigations.includes(null)) wrong.push('a navigation without a name')
    if (new Set(navigations).size < navigations.length) wrong.push(`navigations of one name: ${navigations}`)
    let before = 0
    for (const { tagName, textContent } of shown('h1, h2, h3, h4, h5, h6')) {
      const level = Number(tagName.slice(1))
      if (level > before + 1) wrong.push(`level ${level} after level ${before}: ${textContent}`)
      before = level
    }
    return wrong
  })

/** What still moves although the visitor wants no motion: animations of more than an instant, and whatever scripts move. */
export const motions = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
    const places = () =>
      [...document.querySelectorAll('[style], [transform], [d]')].map((one) =>
        ['style', 'transform', 'd', 'opacity'].map((name) => one.getAttribute(name)).join(' '),
      )
    // what takes its new place at once does so in one frame, or in two where a drawing follows the press
    const seen = new Set<string>()
    for (let frames = 0; frames < 8; frames += 1) {
      seen.add(places().join('\n'))
      await frame()
    }
    return [
      ...moving.map(({ effect }) => `animation at ${(effect as KeyframeEffect).target?.className}`),
      ...(seen.size <= 3 ? [] : ['something moves from frame to frame']),
    ]
  })

/** How light the page's ground is, and what would show before it or around it, from 0 to 1. */
export const lightness = (page: Page): Promise<{ page: number; around: number }> =>
  page.evaluate(() => {
    const of = (element: Element | null): number => {
      if (!element) return 1
      const [red = 0, green = 0, blue = 0, alpha = 1] = getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [255, 255, 255]
      if (alpha === 0) return of(element.parentElement)
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
    }
    return { page: of(document.querySelector('.frame')), around: of(document.body) }
  })
