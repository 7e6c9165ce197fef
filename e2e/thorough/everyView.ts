import type { Page } from '@playwright/test'
import { everyPage, expectSlide, open, sections } from '../site'
import {
  answerLine,
  byMouse,
  openingLine,
  openResult,
  parts,
  result,
  stories,
  type ToolJourney,
  toolJourneys,
} from '../toolPages'

/** A state of the site in which everything must hold: a page, a slide, a tool before, on the way and with its results. */
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

const words = 'a casa tinha um quarto que eu não conhecia'

/** With words, an answer and every story open. */
async function showWholeResult(page: Page, tool: ToolJourney) {
  await openResult(page, tool, { words })
  await answerLine(page).fill('A da minha avó.')
  for (const story of await stories(page).all()) await story.click()
}

/** The first three of each follow the one before, in the same page. */
const tools: readonly View[] = toolJourneys.flatMap((tool) => [
  { name: `${tool.name}: start`, show: (page: Page) => open(page, tool.path) },
  { name: `${tool.name}: on the way`, show: (page: Page) => tool.begin(page, byMouse) },
  {
    name: `${tool.name}: result`,
    show: async (page: Page) => {
      await tool.finish(page, byMouse)
      await parts(page).first().waitFor()
    },
  },
  { name: `${tool.name}: result with words and open stories`, show: (page: Page) => showWholeResult(page, tool) },
])

const [, journey, , dreams] = toolJourneys

const hardResults: readonly View[] = [
  {
    name: `${dreams.name}: result with fear`,
    show: async (page) => {
      await open(page, dreams.path)
      await openingLine(page).fill(words)
      for (const name of ['Estranho', 'Casa', 'Medo', 'Interpretar Sonho'])
        await page.getByRole('button', { name, exact: true }).click()
      await result(page).getByRole('link', { name: '180' }).waitFor()
    },
  },
  {
    name: `${journey.name}: result with distress`,
    show: async (page) => {
      await open(page, journey.path)
      await openingLine(page).fill(words)
      for (let step = 1; step < 6; step += 1) await page.getByRole('button', { name: 'Próxima', exact: true }).click()
      await page.getByRole('checkbox', { name: 'Algo continua difícil, e há dias que eu só atravesso.' }).check()
      await page.getByRole('button', { name: 'Ver Resultados', exact: true }).click()
      await parts(page).first().waitFor()
    },
  },
]

/** Every view of the site at this width of the window, in an order that has to be kept. */
export const viewsAt = (width: number): readonly View[] => [
  ...pages,
  ...(width < 768 ? [] : slides),
  ...tools,
  ...hardResults,
]
