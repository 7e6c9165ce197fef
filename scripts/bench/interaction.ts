import type { Browser, Locator, Page } from '@playwright/test'
import { byMouse, type ToolJourney, toolJourneys } from '../../e2e/toolPages.ts'
import { elementTexts } from '../../src/tools/dreams/content'
import { elements } from '../../src/tools/dreams/slice'
import { floorButton } from './floor.ts'
import { desktop, type Measure, phone, type Setting, slowDesktop, withPage } from './page.ts'
import { interleaved, percentile, ratio, type Samples, samplesOf, spread, table, type Values } from './table.ts'

declare global {
  interface Window {
    /** Durations of the input events of one interaction, from the press to the next paint (ms). */
    benchEvents: number[]
    /** Time from the next click to the paint of what it leads to (ms). */
    benchArrival: Promise<number>
  }
}

/** Shortest duration the browser reports; it rounds to 8 ms. */
const shortestMs = 16

/** Time in which the browser has reported all events of an interaction, after it has painted (ms). */
const reportMs = 300

/** Time for what hovering and a result begin: a page fetched, a drawing come to rest (ms). */
const restMs = 2_000

/** The slowest event of the interaction, as in "Interaction to Next Paint": presses count, hovering does not. */
async function measured(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate((durationThreshold) => {
    window.benchEvents = []
    const since = performance.now()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.startTime >= since && entry.interactionId > 0) window.benchEvents.push(entry.duration)
    }).observe(Object.assign({ type: 'event' }, { durationThreshold }))
  }, shortestMs)
  await act()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForTimeout(reportMs)
  return Math.max(shortestMs, ...(await page.evaluate(() => window.benchEvents)))
}

const measureSlide: Measure<Values> = async ({ page, open }) => {
  await open('/')
  return { 'next slide (1280x800)': await measured(page, () => page.locator('.strip__step--next').click()) }
}

const measureMenu: Measure<Values> = async ({ page, open }) => {
  await open('/')
  return { 'open the menu': await measured(page, () => page.locator('.bar__menu-button').click()) }
}

const measureTyping: Measure<Values> = async ({ page, open }) => {
  await open('/contato-agendar')
  await page.locator('form [name="name"]').focus()
  return { 'type a letter into the form': await measured(page, () => page.keyboard.press('a')) }
}

/** Presses of the floor's button, as many as a tool's run has. */
const floorPresses = 20

/** The same measure where a press does next to nothing. */
const measureFloor: Measure<Values> = async ({ page }) => {
  await page.goto('/')
  const times: number[] = []
  for (let press = 0; press < floorPresses; press++)
    times.push(await measured(page, () => button(page, floorButton).click()))
  return { [floorPress]: percentile(times, 0.98) }
}

const floorPress = 'floor: its button, p98'

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** One interaction of a run through a tool; those without a name only count among all. */
interface Step {
  name?: string
  act(page: Page): Promise<unknown>
}

const press = (label: string, name?: string): Step => ({
  ...(name === undefined ? {} : { name }),
  act: (page) => button(page, label).click(),
})

/** The presses of a list, of which the first and the last have names. */
const pressEach = (labels: readonly string[], first: string, last: string): Step[] =>
  labels.map((label, index) => press(label, index === 0 ? first : index === labels.length - 1 ? last : undefined))

const check: Step = { name: 'journey: a scenario', act: (page) => page.getByRole('checkbox').first().check() }

const answer = (question: number): Step => ({
  name: `quiz: answer ${question}`,
  act: async (page) => {
    await page.getByText(`Pergunta ${question} de 5`).first().waitFor()
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
  },
})

const write: Step = {
  act: async (page) => {
    await page.getByRole('textbox', { name: 'Um lugar para escrever' }).focus()
    await page.keyboard.press('a')
  },
}

const symbols = {
  labels: ['Sol', 'Lua', 'Montanha', 'Água', 'Fogo', 'Árvore', 'Estrela', 'Coração'],
  first: 'mandala: the first symbol',
  last: 'mandala: the eighth symbol',
}
const dreamElements = {
  labels: elements.map(({ id }) => elementTexts[id].name),
  first: 'dreams: the first element',
  last: 'dreams: the twentieth element',
}
const choices = [symbols, dreamElements]

/** All interactions from the empty tool to its result, by the tool's address. */
const completeRuns: Readonly<Record<string, readonly Step[]>> = {
  '/mandala-arquetipica': [
    ...pressEach(symbols.labels, symbols.first, symbols.last),
    press('Gerar Interpretação', 'mandala: the reading'),
    write,
  ],
  '/jornada-heroi': [
    ...Array.from({ length: 5 }, () => [check, press('Próxima', 'journey: the next step')]).flat(),
    check,
    press('Ver Resultados', 'journey: the result'),
    write,
  ],
  '/explorador-arquetipos': [...[1, 2, 3, 4, 5].map(answer), write],
  '/diario-sonhos': [
    ...pressEach(dreamElements.labels, dreamElements.first, dreamElements.last),
    press('Interpretar Sonho', 'dreams: the reading'),
    write,
  ],
}

/** Goes through a tool once and begins anew: the slowest of each name, and p98 of all. */
const measureTool =
  ({ name: tool, path, restart }: ToolJourney): Measure<Values> =>
  async ({ page, open }) => {
    const steps = completeRuns[path]
    if (!steps) throw new Error(`no run through ${tool} for the bench`)
    await open(path)
    const named: Record<string, number> = {}
    const times: number[] = []
    const go = async ({ name, act }: Step) => {
      const time = await measured(page, () => act(page))
      times.push(time)
      if (name !== undefined) named[name] = Math.max(time, named[name] ?? 0)
    }
    for (const step of steps) await go(step)
    await go(press(restart, `${tool}: begun anew`))
    return { ...named, [`${tool}: every interaction of a run, p98`]: percentile(times, 0.98) }
  }

/** A result as a PNG of 2000 px and more, from the press to the browser's word that the file comes. */
const measurePicture =
  (tool: ToolJourney): Measure<Values> =>
  async ({ page, open }) => {
    await open(tool.path)
    await tool.begin(page, byMouse)
    await tool.finish(page, byMouse)
    // the window is on its way to the result
    await page.waitForTimeout(restMs)
    await button(page, 'Salvar imagem').hover()
    await page.waitForTimeout(restMs)
    const file = page.waitForEvent('download')
    const start = performance.now()
    await page.mouse.down()
    await page.mouse.up()
    await file
    return { [`${tool.name}: PNG file (${phone.name})`]: performance.now() - start }
  }

/** By a link in the footer, under the mouse for a while, to the heading of the tool's page in a painted frame. */
const measureLink =
  ({ name }: ToolJourney, { name: setting }: Setting): Measure<Values> =>
  async ({ page, open }) => {
    await open('/privacidade')
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).hover()
    await page.waitForTimeout(restMs)
    await page.evaluate(watchArrival, name)
    await page.mouse.down()
    await page.mouse.up()
    return { [`link to ${name} (${setting})`]: await page.evaluate(() => window.benchArrival) }
  }

/** Runs in the page. What is there when a frame begins is painted when the first task after it runs. */
function watchArrival(heading: string) {
  window.benchArrival = new Promise((arrived) => {
    const isThere = () => document.querySelector('h1')?.textContent === heading
    const look = (since: number) => {
      if (!isThere()) return requestAnimationFrame(() => look(since))
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => arrived(performance.now() - since)
      return port2.postMessage(null)
    }
    window.addEventListener('click', ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), {
      once: true,
      capture: true,
    })
  })
}

/** Everything a visitor may press, once per run. */
export async function measureInteraction(
  browser: Browser,
  { floor, origin, runs }: { floor: string; origin: string; runs: number },
): Promise<string[]> {
  const visit = (setting: Setting, measure: Measure<Values>) => () => withPage(browser, origin, setting, measure)
  const collect = async (measures: readonly (() => Promise<Values>)[]): Promise<Samples> =>
    Object.assign({}, ...(await interleaved(runs, measures)).map(samplesOf))

  const presses = await collect([
    () => withPage(browser, floor, phone, measureFloor),
    visit(slowDesktop, measureSlide),
    visit(phone, measureMenu),
    visit(phone, measureTyping),
    ...toolJourneys.map((tool) => visit(phone, measureTool(tool))),
  ])
  const pictures = toolJourneys.filter(({ hasPicture }) => hasPicture)
  const waits = await collect([
    ...[desktop, slowDesktop].flatMap((setting) =>
      toolJourneys.map((tool) => visit(setting, measureLink(tool, setting))),
    ),
    ...pictures.map((tool) => visit(phone, measurePicture(tool))),
  ])
  const of = (name: string) => presses[name] ?? []
  return [
    table(
      'Interaction to next paint (ms in steps of 8; 16 is 16 or less; CPU 4x slower, 390x844 where not said)',
      ['interaction', 'ms', '÷ floor'],
      Object.entries(presses).map(([name, sample]) => [name, spread(sample), ratio(sample, of(floorPress))]),
    ),
    table(
      'The last choice beside the first (1 is no slower)',
      ['choice', 'ratio'],
      choices.map(({ first, last }) => [`${last} ÷ ${first}`, ratio(of(last), of(first))]),
    ),
    table(
      'From the press to what it is for',
      ['wait', 'ms'],
      Object.entries(waits).map(([name, sample]) => [name, spread(sample)]),
    ),
  ]
}
