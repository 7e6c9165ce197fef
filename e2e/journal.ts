import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { logLength } from './instrument'
import { pictureOf } from './picture'

/** What the page looked like whenever its visitor paused, by the number of the store's state. */
export interface Journal {
  pictures: Map<number, string>
  /** Numbers of states that have been given a name. */
  moments: Map<string, number>
  look(): Promise<string>
  /** What the page looks like when nothing changes any more: neither the page nor its place in the window nor the log. */
  lookAtRest(): Promise<string>
  /** The visitor pauses until the page is at rest, and looks at it. */
  rest(moment?: string): Promise<void>
}

export function keepJournal(page: Page): Journal {
  const pictures = new Map<number, string>()
  const moments = new Map<string, number>()
  const look = () => pictureOf(page)

  async function atRest() {
    const seen = { state: 0, scrolled: 0, picture: '' }
    const isUnchanged = async () => {
      const before = JSON.stringify(seen)
      seen.picture = await look()
      seen.state = await logLength(page)
      seen.scrolled = await page.evaluate(() => scrollY)
      return JSON.stringify(seen) === before
    }
    await expect.poll(isUnchanged, { intervals: [20] }).toBe(true)
    return seen
  }

  return {
    pictures,
    moments,
    look,
    lookAtRest: async () => (await atRest()).picture,
    rest: async (moment) => {
      const { picture, state } = await atRest()
      // two pauses in one state, for example at the beginning and in the middle of a move
      expect(picture, `state ${state}, looked at again`).toBe(pictures.get(state) ?? picture)
      pictures.set(state, picture)
      if (moment) moments.set(moment, state)
    },
  }
}
