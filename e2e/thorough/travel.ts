import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { entriesOf, jumpTo } from '../instrument'
import type { Journal } from '../journal'

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
