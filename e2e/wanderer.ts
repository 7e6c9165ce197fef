import type { Deed, Idea, Wanderer } from './deed'
import { goThroughTool, pressByKeyboard, pressSomething, sendMessage, writeSomething } from './deedsAtControls'
import { drawFinger, getAnswer, goBack, goForward, pressKey, reload, resize, turnTheWheel, wait } from './deedsAtWindow'

/** With how often they come, out of all. */
const ideas: readonly [weight: number, idea: Idea][] = [
  [32, pressSomething],
  [8, pressByKeyboard],
  [24, writeSomething],
  [8, sendMessage],
  [20, goThroughTool],
  [12, pressKey],
  [6, turnTheWheel],
  [6, drawFinger],
  [4, resize],
  [5, goBack],
  [3, goForward],
  [1, reload],
  [20, wait],
  [20, getAnswer],
]

const bag = ideas.flatMap(([weight, idea]) => Array<Idea>(weight).fill(idea))

/** Something that can be done here and now. */
export async function nextDeed(wanderer: Wanderer): Promise<Deed> {
  for (;;) {
    const deed = await wanderer.random.pick(bag)(wanderer)
    if (deed) return deed
  }
}
