import type { Page } from '@playwright/test'
import { byMouse, toolJourneys } from '../../e2e/toolPages.ts'
import { slideMs } from '../../src/site/carousel/timing.ts'
import type { Habit } from './visit.ts'

const expectAlive = (page: Page) => page.locator('[data-layout]:not([data-layout="unmeasured"])').waitFor()

/** Enough for what waits for the next frame. */
const framesMs = 50

/** Slides one after the other, all the way round, on a clock that goes only as told. */
export const slides: Habit = {
  name: 'slide moves',
  turns: 1000,
  warmUp: 200,
  begin: async (page, origin) => {
    await page.clock.install()
    await page.goto(`${origin}/`)
    await expectAlive(page)
    await page.clock.pauseAt(Date.now() + 60_000)
  },
  turn: async (page) => {
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(slideMs + framesMs)
  },
}

const writing = (page: Page) => page.getByRole('textbox', { name: 'Um lugar para escrever' })

/** The four tools one after the other: by a link to its page, to the result, something written, begun anew, and back. */
export const toolRuns: Habit = {
  name: 'tool runs',
  turns: 50 * toolJourneys.length,
  warmUp: 10 * toolJourneys.length,
  begin: async (page, origin) => {
    await page.goto(`${origin}/privacidade`)
    await expectAlive(page)
  },
  turn: async (page, number) => {
    const tool = toolJourneys[number % toolJourneys.length]
    if (!tool) throw new Error('there are no tools')
    await page.getByRole('contentinfo').getByRole('link', { name: tool.name, exact: true }).click()
    await tool.fresh(page).waitFor()
    await tool.begin(page, byMouse)
    await tool.finish(page, byMouse)
    await writing(page).fill('Só para mim.')
    await page.getByRole('button', { name: tool.restart, exact: true }).click()
    await tool.fresh(page).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Privacidade' }).waitFor()
  },
}
