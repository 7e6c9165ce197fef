import type { Page } from '@playwright/test'
import { fillRequired, sendButton } from './formPage'
import { barLink, expectSlide, menuButton, sections } from './sections'
import { clickAll, everyPage, hold, open } from './site'
import { e2e } from './sites'
import { answerLine, byMouse, journeys, openingLine, parts, result, stories, toolJourneys } from './toolPages'

/** A state of the site in which everything must hold. */
export interface View {
  name: string
  /** The windows it is in, where it is not in all. */
  windows?: 'narrow' | 'wide'
  show(page: Page): Promise<unknown>
}

const { dreams, journey } = journeys

/** The slides after the first, which is the landing page as it opens. */
const slides: readonly View[] = sections.slice(1).map(({ address, label }) => ({
  name: address,
  windows: 'wide',
  show: async (page) => {
    // another address, so that the browser loads the page instead of jumping within it
    await page.goto('about:blank')
    await open(page, address)
    await expectSlide(page, label)
  },
}))

const menu: View = {
  name: 'menu',
  windows: 'narrow',
  show: async (page) => {
    await open(page, '/')
    await menuButton(page).click()
    await barLink(page, 'Contato').waitFor()
  },
}

const form: readonly View[] = [
  {
    name: 'form: refused',
    show: async (page) => {
      await open(page, '/contato-agendar')
      await sendButton(page).click()
    },
  },
  {
    name: 'form: sending',
    show: async (page) => {
      await fillRequired(page, 'devagar@exemplo.com.br')
      await hold(page, e2e.inbox)
      await sendButton(page).click()
      await page.getByRole('button', { name: 'Enviando...' }).waitFor()
    },
  },
]

export const pageViews: readonly View[] = [
  ...everyPage.map((path) => ({ name: path, show: (page: Page) => open(page, path) })),
  ...slides,
  menu,
  ...form,
]

/** Those of each tool follow one another, in the same page. */
export const toolViews: readonly View[] = [
  ...toolJourneys.flatMap((tool): View[] => [
    { name: `${tool.name}: start`, show: (page) => open(page, tool.path) },
    {
      name: `${tool.name}: on the way`,
      show: async (page) => {
        await openingLine(page).fill('a casa tinha um quarto que eu não conhecia')
        await tool.begin(page, byMouse)
      },
    },
    {
      name: `${tool.name}: result`,
      show: async (page) => {
        await tool.finish(page, byMouse)
        await parts(page).first().waitFor()
      },
    },
    {
      name: `${tool.name}: result with answer and open stories`,
      show: async (page) => {
        await answerLine(page).fill('A da minha avó.')
        for (const story of await stories(page).all()) await story.click()
      },
    },
  ]),
  {
    name: `${dreams.name}: result with fear`,
    show: async (page) => {
      await open(page, dreams.path)
      await clickAll(page, 'Estranho', 'Casa', 'Medo', 'Interpretar Sonho')
      await result(page).getByRole('link', { name: '180' }).waitFor()
    },
  },
  {
    name: `${journey.name}: result with distress`,
    show: async (page) => {
      await open(page, journey.path)
      await clickAll(page, ...Array(5).fill('Próxima'))
      await page.getByRole('checkbox', { name: 'Algo continua difícil, e há dias que eu só atravesso.' }).check()
      await clickAll(page, 'Ver Resultados')
      await parts(page).first().waitFor()
    },
  },
]
