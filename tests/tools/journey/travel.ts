import fc from 'fast-check'
import { copyRequested } from '../../../src/sharing/slice'
import {
  type JourneyRoot,
  type JourneyState,
  journeySlice,
  nextRequested,
  previousRequested,
  restarted,
  type StepId,
  scenarioToggled,
  selectStepId,
  stepIds,
} from '../../../src/tools/journey/slice'
import { aimed, often } from '../../support/often'
import { anyNoteEvent, anyResultEvent } from '../../support/results'
import type { ToolTravel } from '../../support/tools'
import { journeyProperties } from './properties'

const { partReached, openingWordsChanged, answerChanged, noteChanged } = journeySlice.actions

const scenario = fc.oneof({ weight: 6, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.constantFrom(-1, 4, 1.5) })

const anyToggle = scenario.map((position) =>
  aimed<JourneyRoot>((state) => scenarioToggled({ step: selectStepId(state), scenario: position })),
)
/** Mostly of another step than the current one. */
const strayToggle = fc.record({ step: fc.constantFrom(...stepIds), scenario }).map(scenarioToggled)

const step = fc.constantFrom(...stepIds, 'nenhum' as StepId)

export const travel: ToolTravel<JourneyState> = {
  properties: journeyProperties,
  events: often(
    [12, anyToggle],
    [3, strayToggle],
    [6, fc.constant(nextRequested())],
    [2, fc.constant(previousRequested())],
    [6, anyResultEvent(journeySlice.actions, step)],
    [5, anyNoteEvent(journeySlice.actions, step)],
    [1, fc.constant(restarted())],
  ),
  async walk({ does, wait }) {
    does(openingWordsChanged({ text: 'Ainda no limiar.' }))
    for (const [index, id] of stepIds.entries()) {
      does(scenarioToggled({ step: id, scenario: index % 4 }), scenarioToggled({ step: id, scenario: 3 }))
      does(noteChanged({ image: id, text: `Uma vez, ${index}` }))
      if (index === 2) does(scenarioToggled({ step: id, scenario: 3 }), previousRequested(), nextRequested())
      does(nextRequested())
    }
    does(partReached({ part: 'mentor' }), answerChanged({ question: 'E agora?', text: 'Devagar' }))
    does(copyRequested({ tool: 'journey' }))
    await wait(3500)
    does(restarted(), nextRequested())
  },
}
