import fc from 'fast-check'
import { copyAsked } from '../../../src/site/outputs/slice'
import { nextAsked, previousAsked, restarted, scenarioToggled } from '../../../src/tools/journey/actions'
import { selectStepId } from '../../../src/tools/journey/selectors'
import { experienceIds } from '../../../src/tools/journey/series'
import {
  type ExperienceId,
  type JourneyRoot,
  type JourneyState,
  journeySlice,
  type StepId,
  scenariosPerStep,
  stepIds,
} from '../../../src/tools/journey/slice'
import { anyKeeping, eachKeeping } from '../../support/keepsake'
import { aimed, anyPaste, anyText, often } from '../../support/often'
import { anySeries, eachOfSeries } from '../../support/series'
import type { ToolTravel } from '../../support/tools'
import { journeyLaws } from './laws'

const { storyReached, storyUnfolded, writingChanged } = journeySlice.actions

const scenario = fc.oneof({ weight: 6, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.constantFrom(-1, 4, 1.5) })

const anyToggle = scenario.map((position) =>
  aimed<JourneyRoot>(scenarioToggled.type, (state) =>
    scenarioToggled({ step: selectStepId(state), scenario: position }),
  ),
)
/** Mostly of another step than the one on show. */
const strayToggle = fc.record({ step: fc.constantFrom(...stepIds), scenario }).map(scenarioToggled)

const { associationOpened, associationChanged, keepsakeEdited } = journeySlice.actions

export const travel: ToolTravel<JourneyState> = {
  laws: journeyLaws,
  events: often(
    [12, anyToggle],
    [3, strayToggle],
    [6, fc.constant(nextAsked())],
    [2, fc.constant(previousAsked())],
    [2, fc.option(fc.constantFrom(...stepIds, 'nenhum' as StepId)).map((image) => associationOpened({ image }))],
    [3, fc.record({ image: fc.constantFrom(...stepIds, 'nenhum' as StepId), text: anyPaste }).map(associationChanged)],
    [2, anyText.map((text) => writingChanged({ text }))],
    [2, fc.option(fc.constantFrom(...stepIds, 'nenhum')).map((story) => storyReached({ story }))],
    [2, fc.constantFrom(...stepIds).map((story) => storyUnfolded({ story }))],
    [6, anyKeeping(journeySlice.actions, stepIds)],
    [4, anySeries(journeySlice.actions, experienceIds, 'chamado 9' as ExperienceId)],
    [1, fc.constant(restarted())],
  ),
  each: [
    nextAsked(),
    previousAsked(),
    scenarioToggled({ step: 'mundo-comum', scenario: 0 }),
    storyReached({ story: 'recusa' }),
    writingChanged({ text: 'Passo.' }),
    restarted(),
    associationOpened({ image: 'mundo-comum' }),
    associationChanged({ image: 'mundo-comum', text: 'Um rio.' }),
    storyUnfolded({ story: 'recusa' }),
    ...eachKeeping(journeySlice.actions, 'mundo-comum'),
    ...eachOfSeries(journeySlice.actions, 'chamado 3'),
  ],
  async walk({ does, wait }) {
    for (const [index, step] of stepIds.entries()) {
      does(scenarioToggled({ step, scenario: index % 4 }), scenarioToggled({ step, scenario: 3 }))
      does(associationOpened({ image: step }), associationChanged({ image: step, text: `Uma vez, ${index}` }))
      if (index === 2) does(scenarioToggled({ step, scenario: 3 }), previousAsked(), nextAsked())
      does(nextAsked())
    }
    does(
      storyReached({ story: 'mentor' }),
      writingChanged({ text: 'Ainda no limiar.' }),
      copyAsked({ tool: 'journey' }),
    )
    does(storyUnfolded({ story: 'recusa' }))
    does(...eachOfSeries(journeySlice.actions, 'chamado 3'))
    does(...eachKeeping(journeySlice.actions, 'mentor'), keepsakeEdited({ place: 'page', text: null }))
    await wait(3500)
    does(restarted(), nextAsked())
  },
  selectorArguments: {
    selectWords: stepIds.map((id) => [id]),
    selectStation: stepIds.map((id) => [id]),
    selectChosen: stepIds.map((id) => [id]),
    selectIsChosen: stepIds.flatMap((id) => Array.from({ length: scenariosPerStep }, (_, at) => [id, at])),
  },
}
