import type { Locator, Page } from '@playwright/test'
import { open } from './site'

/** A way to press a control. */
export type Press = (control: Locator) => Promise<void>

export const byMouse: Press = (control) => control.click()
export const byTouch: Press = async (control) => {
  // without a tap elsewhere, two in the same place would be a double tap, which answers only one question of the quiz
  const page = control.page()
  await page.touchscreen.tap(1, await page.evaluate(freeHeight))
  await control.tap()
}

/** Runs in the page: where nothing can be pressed near its left edge; browsers take a finger beside a button for one on it. */
function freeHeight(): number {
  const isFree = (y: number) =>
    [-32, 0, 32].every((by) => !document.elementFromPoint(32, y + by)?.closest('a, button, label, summary, textarea'))
  let y = 1
  while (y < innerHeight && !isFree(y)) y += 8
  return y
}

/** From wherever the focus is, on with the Tab key, or back with Shift, until the control has it. */
export const byKeyboard: Press = async (control) => {
  const page = control.page()
  const isFocused = () => control.evaluate((element) => element === document.activeElement)
  const isBehind = await control.evaluate(
    (element) =>
      (element.compareDocumentPosition(document.activeElement ?? document.body) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
  )
  for (let presses = 0; !(await isFocused()); presses++) {
    if (presses > 120) throw new Error(`${control} is not reached by the Tab key`)
    await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab')
  }
  await page.keyboard.press('Space')
}

/** A tool: where it is, and one way through it, as a visitor goes it. */
export interface ToolJourney {
  name: string
  path: string
  /** Something is chosen, there is no result yet. */
  begin(page: Page, press: Press): Promise<void>
  /** From there to the result. */
  finish(page: Page, press: Press): Promise<void>
  /** What the beginning shows again after a restart or a reload. */
  fresh(page: Page): Locator
  restart: string
  /** A part of the result that comes from what was chosen. */
  trace: RegExp
}

/** All the way to the result. */
export async function openResult(page: Page, { path, begin, finish }: ToolJourney, press = byMouse) {
  await open(page, path)
  await begin(page, press)
  await finish(page, press)
}

const pressAll = async (page: Page, press: Press, names: readonly string[]) => {
  for (const name of names) await press(page.getByRole('button', { name, exact: true }))
}

/** Gives one of the four answers (0 to 3) to the question that is asked now. */
async function answer(page: Page, press: Press, question: number, which: number) {
  await page.getByText(`Pergunta ${question} de 5`).first().waitFor()
  await press(page.getByRole('main').getByRole('listitem').getByRole('button').nth(which))
}

/** A key pressed while the focus goes to the heading of the step would be lost on it. */
async function nextStep(page: Page, press: Press) {
  await pressAll(page, press, ['Próxima'])
  if (press !== byKeyboard) return
  await page.getByRole('main').getByRole('heading', { level: 2 }).and(page.locator(':focus')).waitFor()
}

type ToolJourneys = readonly [
  mandala: ToolJourney,
  journey: ToolJourney,
  quiz: ToolJourney,
  dreams: ToolJourney,
  ...others: ToolJourney[],
]

export const toolJourneys: ToolJourneys = [
  {
    name: 'Mandala Arquetípica',
    path: '/mandala-arquetipica',
    begin: (page, press) => pressAll(page, press, ['Sol', 'Água', 'Fogo']),
    finish: (page, press) => pressAll(page, press, ['Lua', 'Gerar Interpretação']),
    fresh: (page) => page.getByText('0/8'),
    restart: 'Recomeçar',
    trace: /Emoções, purificação, fluidez/,
  },
  {
    name: 'Jornada do Herói',
    path: '/jornada-heroi',
    begin: async (page, press) => {
      await press(page.getByRole('checkbox').first())
      await nextStep(page, press)
      await press(page.getByRole('checkbox').last())
    },
    finish: async (page, press) => {
      for (let step = 3; step <= 6; step += 1) await nextStep(page, press)
      await pressAll(page, press, ['Ver Resultados'])
    },
    fresh: (page) => page.getByText('Etapa 1 de 6').first(),
    restart: 'Nova Jornada',
    trace: /1 de 4/,
  },
  {
    name: 'Explorador de Arquétipos',
    path: '/explorador-arquetipos',
    begin: (page, press) => answer(page, press, 1, 1),
    finish: async (page, press) => {
      for (const number of [2, 3, 4, 5]) await answer(page, press, number, number % 4)
    },
    fresh: (page) => page.getByText('Pergunta 1 de 5').first(),
    restart: 'Refazer Quiz',
    trace: /\d pontos?/,
  },
  {
    name: 'Diário de Sonhos',
    path: '/diario-sonhos',
    begin: (page, press) => pressAll(page, press, ['Casa', 'Paz']),
    finish: (page, press) => pressAll(page, press, ['Chave', 'Interpretar Sonho']),
    fresh: (page) => page.getByText('Selecione elementos do seu sonho acima'),
    restart: 'Novo Sonho',
    trace: /Chave/,
  },
]
