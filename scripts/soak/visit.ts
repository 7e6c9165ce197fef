import type { Browser, Page } from '@playwright/test'
import { growths, type Holdings, holdingsOf, holdingsTable } from './gauge.ts'

/** Something a visitor does again and again in one page. */
export interface Habit {
  /** What a turn is called, in the plural. */
  name: string
  turns: number
  /** Turns until everything has been loaded, compiled and used once. */
  warmUp: number
  begin(page: Page, origin: string): Promise<void>
  /** Leaves the page as the turn before it did, at the latest when a round of turns is full. */
  turn(page: Page, number: number): Promise<void>
}

/** Measurements between the first, after the warm-up, and the last. */
const stops = 5

/** Has somebody follow the habit in one page; says what the page holds meanwhile, and whether nothing has piled up. */
export async function soakPage(browser: Browser, origin: string, habit: Habit): Promise<boolean> {
  const { name, turns, warmUp, begin, turn } = habit
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' })
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(`page error: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`)
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await begin(page, origin)
  for (let number = 0; number < warmUp; number++) await turn(page, number)
  const measured: [number, Holdings][] = [[0, await holdingsOf(session)]]
  for (let number = 0; number < turns; number++) {
    await turn(page, warmUp + number)
    const done = number + 1
    if (done % (turns / stops) === 0) measured.push([done, await holdingsOf(session)])
  }
  await context.close()
  console.log(`\n${holdingsTable(name, measured)}`)
  const first = measured[0]?.[1]
  const last = measured.at(-1)?.[1]
  const faults = [...complaints, ...(first && last ? growths(first, last) : ['nothing was measured'])]
  for (const fault of faults) console.error(`${name}: ${fault}`)
  return faults.length === 0
}
