import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Notes the pieces of a view transition that move, or that the page below does not take presses. */
export const watchGrowth = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition
    document.startViewTransition = (turn) => {
      const growth = start.call(document, turn)
      void growth.ready.then(() => {
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
        const isCovered = document.elementFromPoint(40, 200) === document.documentElement
        const grown = moving.filter((one) => one.includes('group')).join()
        document.documentElement.dataset.grown = isCovered ? 'over everything' : grown
      })
      return growth
    }
  })

export const expectGrowth = (page: Page, name: string) =>
  expect(page.locator('html')).toHaveAttribute('data-grown', `::view-transition-group(${name})`)

export const forgetGrowth = (page: Page) => page.locator('html').evaluate((root) => delete root.dataset.grown)
