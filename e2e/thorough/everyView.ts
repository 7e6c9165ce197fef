import type { Page } from '@playwright/test'
import { everyPage, expectSlide, open, sections } from '../site'
import { byMouse, toolJourneys } from '../toolPages'

/** A state of the site in which everything must hold: a page, a slide, a tool before, on the way and with its result. */
export interface View {
  name: string
  show(page: Page): Promise<unknown>
}

const pages: readonly View[] = everyPage.map((path) => ({ name: path, show: (page) => open(page, path) }))

/** The slides after the first one, which is the landing page as it opens; only in a wide window. */
const slides: readonly View[] = sections.slice(1).map(({ address, label }) => ({
  name: address,
  show: async (page) => {
    // another address, so that the browser loads the page instead of jumping within it
    await page.goto('about:blank')
    await open(page, address)
    await expectSlide(page, label)
  },
}))

/** Each follows the one before it, in the same page. */
const tools: readonly View[] = toolJourneys.flatMap(({ name, path, begin, finish, trace }) => [
  { name: `${name}: start`, show: (page: Page) => open(page, path) },
  { name: `${name}: on the way`, show: (page: Page) => begin(page, byMouse) },
  {
    name: `${name}: result`,
    show: async (page: Page) => {
      await finish(page, byMouse)
      await page.getByText(trace).first().waitFor()
    },
  },
])

/** Every view of the site at this width of the window, in an order that has to be kept. */
export const viewsAt = (width: number): readonly View[] => [...pages, ...(width < 768 ? [] : slides), ...tools]
