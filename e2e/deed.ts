import type { Page } from '@playwright/test'
import type { Pace } from './pace'
import type { Random } from './random'

/** Somebody who tries everything, in an order that a seed decides; the page's clock stands still between the steps. */
export interface Wanderer {
  page: Page
  random: Random
  hasTouch: boolean
  pace: Pace
}

export interface Deed {
  /** What is done, in words. */
  name: string
  act(): Promise<unknown>
}

/** Finds something to do of one kind; nothing where it cannot be done here. */
export type Idea = (wanderer: Wanderer) => Promise<Deed | undefined>

/** Links that stay on the site; what leaves it (mail, telephone, other sites) is not this visitor's. */
export const ownLinks = '[href^="/"], [href^="#"]'
