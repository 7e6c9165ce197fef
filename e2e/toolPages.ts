import type { Locator, Page } from '@playwright/test'
import type { ToolId } from '../src/tools'
import { expect } from './fixtures'
import { button, open } from './site'

/** A way to activate a control. */
export type Click = (control: Locator) => Promise<void>

export const byMouse: Click = (control) => control.click()
export const byTouch: Click = async (control) => {
  // without a tap elsewhere, two in the same place would be a double tap, which answers only one question of the quiz
  await control.page().getByRole('heading', { level: 1 }).tap()
  await control.tap()
}

/** From wherever the focus is, on with the Tab key, or back with Shift, until the control has it. */
export const byKeyboard: Click = async (control) => {
  const page = control.page()
  const isFocused = () => control.evaluate((element) => element === document.activeElement)
  const isBehind = await control.evaluate(
    (element) =>
      (element.compareDocumentPosition(document.activeElement ?? document.body) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
  )
  for (let tabs = 0; !(await isFocused()); tabs++) {
    if (tabs > 120) throw new Error(`${control} is not reached by the Tab key`)
    await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab')
  }
  await page.keyboard.press('Space')
}

/** A tool: where it is, and a visitor's way through it; the result has four parts with words, the quiz's three. */
export interface ToolJourney {
  name: string
  path: string
  /** Something is chosen, there is no result yet. */
  begin(page: Page, click: Click): Promise<void>
  /** From there to the result. */
  finish(page: Page, click: Click): Promise<void>
  /** What the beginning shows again after a restart or a reload. */
  fresh(page: Page): Locator
  restart: string
  /** Title of the result. */
  title: string
}

/** All the way to the result; the words are written before anything is chosen. */
export async function openResult(
  page: Page,
  tool: ToolJourney,
  { click = byMouse, words = '' }: { click?: Click; words?: string } = {},
) {
  await open(page, tool.path)
  if (words) await openingLine(page).fill(words)
  await tool.begin(page, click)
  await tool.finish(page, click)
  await expect(result(page)).toBeVisible()
}

/** The line to write on before anything is chosen. */
export const openingLine = (page: Page) =>
  page.getByRole('textbox', { name: /^(?:O que trouxe você aqui hoje\?|Conte o sonho em duas linhas\.)$/ })

/** What opens the lines for what the images bring to mind. */
export const notes = (page: Page, invitation: string | RegExp) =>
  page.locator('summary').filter({ hasText: invitation })

export const result = (page: Page) =>
  page.getByRole('region', { name: new RegExp(`^(?:${toolJourneys.map(({ title }) => title).join('|')})$`) })

/** The title of the result, which has the focus when the result has come. */
export const resultTitle = (page: Page) => result(page).getByRole('heading', { level: 2 })

/** The line to answer the question of the result in. */
export const answerLine = (page: Page) => result(page).getByRole('textbox')

export const parts = (page: Page) =>
  result(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })

/** What opens the stories of the result. */
export const stories = (page: Page) => result(page).getByLabel(/^Ler a história: /)

/** The link to the contact section; it stands twice in a result. */
export const therapyLinks = (page: Page) => result(page).getByRole('link', { name: 'Explorar em Terapia' })

const clickAll = async (page: Page, click: Click, names: readonly string[]) => {
  for (const name of names) await click(button(page, name))
}

/** Gives one of the four answers (0 to 3) to the current question. */
async function answer(page: Page, click: Click, question: number, which: number) {
  await page.getByText(`Pergunta ${question} de 5`).first().waitFor()
  await click(page.getByRole('main').getByRole('listitem').getByRole('button').nth(which))
}

/** A key that comes while the focus goes to the heading of the step would be lost on it. */
async function nextStep(page: Page, click: Click) {
  await clickAll(page, click, ['Próxima'])
  if (click !== byKeyboard) return
  await page.getByRole('main').getByRole('heading', { level: 2 }).and(page.locator(':focus')).waitFor()
}

export const journeys: Record<ToolId, ToolJourney> = {
  mandala: {
    name: 'Mandala Arquetípica',
    path: '/mandala-arquetipica',
    begin: (page, click) => clickAll(page, click, ['Sol', 'Água', 'Fogo']),
    finish: (page, click) => clickAll(page, click, ['Lua', 'Gerar Interpretação']),
    fresh: (page) => page.getByText('0/8'),
    restart: 'Recomeçar',
    title: 'O que a sua mandala reúne',
  },
  journey: {
    name: 'Jornada do Herói',
    path: '/jornada-heroi',
    begin: async (page, click) => {
      await click(page.getByRole('checkbox').first())
      await nextStep(page, click)
      await click(page.getByRole('checkbox').last())
    },
    finish: async (page, click) => {
      for (let step = 3; step <= 6; step += 1) {
        await nextStep(page, click)
        if (step <= 4) await click(page.getByRole('checkbox').nth(1))
      }
      await clickAll(page, click, ['Ver Resultados'])
    },
    fresh: (page) => page.getByText('Etapa 1 de 6').first(),
    restart: 'Nova Jornada',
    title: 'Sua jornada até aqui',
  },
  quiz: {
    name: 'Explorador de Arquétipos',
    path: '/explorador-arquetipos',
    begin: (page, click) => answer(page, click, 1, 1),
    finish: async (page, click) => {
      for (const number of [2, 3, 4, 5]) await answer(page, click, number, number % 4)
    },
    fresh: (page) => page.getByText('Pergunta 1 de 5').first(),
    restart: 'Refazer Quiz',
    title: 'Seus Arquétipos Dominantes',
  },
  dreams: {
    name: 'Diário de Sonhos',
    path: '/diario-sonhos',
    begin: (page, click) => clickAll(page, click, ['Casa', 'Paz']),
    finish: (page, click) => clickAll(page, click, ['Chave', 'Mãe', 'Interpretar Sonho']),
    fresh: (page) => page.getByText('Selecione elementos do seu sonho acima'),
    restart: 'Novo Sonho',
    title: 'O que o sonho põe em cena',
  },
}

export const toolJourneys: readonly ToolJourney[] = Object.values(journeys)
