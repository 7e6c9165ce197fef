import type { Page } from '@playwright/test'
import { keyOf, nameOf, shownPath, withinReach } from './controls'
import { expect } from './fixtures'
import { entriesOf, jumpTo, logLength } from './instrument'
import type { Journal } from './journal'
import type { Random } from './random'
import { sections } from './site'
import { bannerMs } from './visitor'

export function momentOf({ moments }: Journal, moment: string): number {
  const state = moments.get(moment)
  if (state === undefined) throw new Error(`the visit has no moment “${moment}”`)
  return state
}

export const placeOf = (page: Page) =>
  page.evaluate(() => ({
    address: window.location.href,
    history: window.history.length,
    log: window.timeMachine.entries().length,
  }))

/** Each state must look as it did when the visitor was there; those passed by without a pause, as in the first round. */
export async function travel(page: Page, states: readonly number[], { pictures, look, lookAtRest }: Journal) {
  const place = await placeOf(page)
  const actions = (await entriesOf(page)).map(({ action }) => action.type)
  for (const state of states) {
    await jumpTo(page, state)
    const known = pictures.get(state)
    if (known === undefined) pictures.set(state, await lookAtRest())
    else {
      const message = `state ${state}, after ${actions[state - 1] ?? 'nothing'}`
      await expect.poll(look, { message, intervals: [20] }).toBe(known)
    }
    expect(await placeOf(page), `after the jump to state ${state}`).toEqual(place)
  }
}

/** A press may end a phase that has no clock, and count once more after that; a page that scrolls tells of each section. */
const entriesPerPress = 3 + sections.length
const pressesPerMoment = 6

/** While an earlier state is on show, presses are kept for later; none may answer itself without end. */
export async function expectNoFlood(page: Page, random: Random): Promise<void> {
  const path = await shownPath(page)
  const staying = page.locator(`a:is([href^="#"], [href="${path}"], [href^="${path}#"])`)
  const controls = withinReach(page, page.getByRole('button').or(page.getByRole('checkbox')).or(staying))
  await expect(controls).not.toHaveCount(0)
  const places = Array.from({ length: await controls.count() }, (_, place) => place)
  for (const place of random.shuffled(places).slice(0, pressesPerMoment)) {
    const control = controls.nth(place)
    const name = await nameOf(control)
    const before = await logLength(page)
    await control.press(keyOf(name))
    await page.clock.runFor(bannerMs)
    const added = (await entriesOf(page)).slice(before).map(({ action }) => JSON.stringify(action))
    const message = [`after a press on ${name}`, ...added].join('\n')
    expect(added.length, message).toBeLessThanOrEqual(entriesPerPress)
  }
}
