import { pathEntered, sectionChosen, viewportChanged } from '../../src/core/events'
import { nextAsked, previousAsked, settled } from '../../src/site/carousel/slice'
import { fieldChanged } from '../../src/site/form/slice'
import { menuToggled } from '../../src/site/menu/slice'

export { createStore } from '../../src/app/store'

/** A round of a visitor who walks through the slides, opens the menu and writes; `move` names the round's first move. */
const round = (move: number) => [
  viewportChanged({ mode: 'desktop' }),
  nextAsked(),
  settled({ move }),
  previousAsked(),
  settled({ move: move + 1 }),
  menuToggled(),
  sectionChosen({ section: 'contact', to: '/#contact' }),
  pathEntered({ path: '/', section: 'contact', samePage: true, by: 'link' }),
  settled({ move: move + 2 }),
  ...['A', 'An', 'Ana'].map((text) => fieldChanged({ field: 'name', text })),
  pathEntered({ path: '/', section: 'about', samePage: true, by: 'history' }),
  settled({ move: move + 3 }),
]

const movesPerRound = 4

/** A visit of at least this many actions. */
export const visit = (actions: number) =>
  Array.from({ length: Math.ceil(actions / round(1).length) }, (_, rounds) => round(rounds * movesPerRound + 1)).flat()
