import type { Page } from '@playwright/test'
import type { Measure } from './page.ts'

declare global {
  interface Window {
    /** Durations of the input events of one interaction, from the press to the next paint (ms). */
    benchEvents: number[]
  }
}

/** Shortest duration the browser reports; it rounds to 8 ms. */
const shortestMs = 16

/** Time in which the browser has reported all events of an interaction (ms). */
const reportMs = 1_000

/** The slowest event of the interaction, as in "Interaction to Next Paint": presses count, hovering does not. */
async function measured(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate((durationThreshold) => {
    window.benchEvents = []
    const since = performance.now()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.startTime >= since && entry.interactionId > 0) window.benchEvents.push(entry.duration)
    }).observe(Object.assign({ type: 'event' }, { durationThreshold }))
  }, shortestMs)
  await act()
  await page.waitForTimeout(reportMs)
  return Math.max(shortestMs, ...(await page.evaluate(() => window.benchEvents)))
}

export const measureSlide: Measure<number> = async (page, open) => {
  await open('/')
  return measured(page, () => page.locator('.strip__step--next').click())
}

export const measureMenu: Measure<number> = async (page, open) => {
  await open('/')
  return measured(page, () => page.locator('.bar__menu-button').click())
}

export const measureTyping: Measure<number> = async (page, open) => {
  await open('/contato-agendar')
  await page.locator('form [name="name"]').focus()
  return measured(page, () => page.keyboard.press('a'))
}

/** Presses the buttons one after the other; the time each of the named ones took. */
async function pressing(page: Page, buttons: readonly string[], noted: Readonly<Record<string, string>>) {
  const times: Record<string, number> = {}
  for (const button of buttons) {
    const press = () => page.getByRole('button', { name: button, exact: true }).click()
    const name = noted[button]
    if (name) times[name] = await measured(page, press)
    else await press()
  }
  return times
}

export const measureMandala: Measure<Record<string, number>> = async (page, open) => {
  await open('/mandala-arquetipica')
  const symbols = ['Sol', 'Lua', 'Montanha', 'Água', 'Fogo', 'Árvore', 'Estrela', 'Coração']
  return pressing(page, [...symbols, 'Gerar Interpretação'], {
    Sol: 'mandala: the first symbol',
    Coração: 'mandala: the eighth symbol',
    'Gerar Interpretação': 'mandala: the reading',
  })
}

export const measureJourney: Measure<Record<string, number>> = async (page, open) => {
  await open('/jornada-heroi')
  const scenario = await measured(page, () => page.getByRole('checkbox').first().check())
  return {
    'journey: a scenario': scenario,
    ...(await pressing(page, ['Próxima'], { Próxima: 'journey: the next step' })),
  }
}

export const measureQuiz: Measure<Record<string, number>> = async (page, open) => {
  await open('/explorador-arquetipos')
  const answer = () => page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
  return { 'quiz: an answer': await measured(page, answer) }
}

export const measureDreams: Measure<Record<string, number>> = async (page, open) => {
  await open('/diario-sonhos')
  const elements = await page.locator('button[aria-pressed]').allInnerTexts()
  const [first = '', ...others] = elements.map((text) => text.replace(/[^\p{L}]/gu, ''))
  const last = others.at(-1) ?? ''
  return pressing(page, [first, ...others, 'Interpretar Sonho'], {
    [first]: 'dreams: the first element',
    [last]: 'dreams: the twentieth element',
    'Interpretar Sonho': 'dreams: the reading',
  })
}
