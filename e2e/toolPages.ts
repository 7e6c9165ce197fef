import type { Page } from '@playwright/test'

/** One of the four tools: where it is, and one way through it, as a visitor goes it. */
export interface ToolJourney {
  name: string
  path: string
  /** Something is chosen, there is no result yet. */
  begin(page: Page): Promise<void>
  /** From there to the result. */
  finish(page: Page): Promise<void>
  /** What the beginning shows again after a restart or a reload. */
  fresh: { role: 'button' | 'checkbox' | 'heading'; name: string | RegExp }
  restart: string
  /** A word of the result that comes from what was chosen. */
  trace: RegExp
  hasPicture: boolean
}

/** By touch or by mouse, whichever the test's window has. */
export type Press = (page: Page, name: string | RegExp) => Promise<void>

export const press: Press = (page, name) => page.getByRole('button', { name }).first().click()

const pressAll = async (page: Page, names: readonly string[]) => {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click()
}

export const toolJourneys: readonly ToolJourney[] = [
  {
    name: 'Mandala Arquetípica',
    path: '/mandala-arquetipica',
    begin: (page) => pressAll(page, ['Sol', 'Água', 'Fogo']),
    finish: (page) => pressAll(page, ['Lua', 'Gerar Interpretação']),
    fresh: { role: 'button', name: 'Sol' },
    restart: 'Recomeçar',
    trace: /Emoções, purificação, fluidez/,
    hasPicture: true,
  },
  {
    name: 'Jornada do Herói',
    path: '/jornada-heroi',
    begin: async (page) => {
      await page.getByRole('checkbox').first().check()
      await pressAll(page, ['Próxima'])
      await page.getByRole('checkbox').last().check()
    },
    finish: (page) => pressAll(page, ['Próxima', 'Próxima', 'Próxima', 'Próxima', 'Ver Resultados']),
    fresh: { role: 'heading', name: 'Mundo Comum' },
    restart: 'Nova Jornada',
    trace: /1 de 4/,
    hasPicture: false,
  },
  {
    name: 'Explorador de Arquétipos',
    path: '/explorador-arquetipos',
    begin: (page) => answer(page, 1, 1),
    finish: async (page) => {
      for (const number of [2, 3, 4, 5]) await answer(page, number, number % 4)
    },
    fresh: { role: 'button', name: /./ },
    restart: 'Refazer Quiz',
    trace: /\d pontos?/,
    hasPicture: false,
  },
  {
    name: 'Diário de Sonhos',
    path: '/diario-sonhos',
    begin: (page) => pressAll(page, ['Casa', 'Medo']),
    finish: (page) => pressAll(page, ['Chave', 'Interpretar Sonho']),
    fresh: { role: 'button', name: 'Casa' },
    restart: 'Novo Sonho',
    trace: /Chave/,
    hasPicture: true,
  },
]

/** Gives one of the four answers to the question that is asked now. */
async function answer(page: Page, question: number, which: number) {
  await page.getByText(`Pergunta ${question} de 5`).first().waitFor()
  await page.getByRole('main').getByRole('listitem').getByRole('button').nth(which).click()
}
