import fc from 'fast-check'
import {
  type JourneyRoot,
  type JourneyState,
  journeySlice,
  selectActivePart,
  selectAnswers,
  selectChosen,
  selectStatus,
  selectStep,
  selectStepId,
  stepIds,
} from '../../../src/tools/journey/slice'
import { aimed, often } from '../../support/often'
import type { ToolTravel } from '../../support/tools'
import { isDistinct, isSame, isWithin, onlyChanges, type Properties } from '../../timeTravel/properties'

const { partReached, openingWordsChanged, answerChanged, noteChanged } = journeySlice.actions
const { nextRequested, previousRequested, restarted, scenarioToggled } = journeySlice.actions

/** Specification 4, "Hero's journey", and 9. */
const properties: Properties<JourneyState> = {
  'the step is one of six, and at the result the last': ({ after: journey }) => {
    const step = selectStep({ journey })
    const isLast = selectStatus({ journey }) === 'walking' || step === 5
    return isWithin(step, 0, 5) && isLast && selectStepId({ journey }) === stepIds[step]
  },

  'each step has its answers: of 0 to 3, ascending, none twice': ({ after: journey }) =>
    isSame(selectAnswers({ journey }), Object.fromEntries(stepIds.map((id) => [id, selectChosen({ journey }, id)]))) &&
    Object.values(journey.answers).every(
      (chosen) =>
        isDistinct(chosen) &&
        chosen.every((scenario, index) => isWithin(scenario, 0, 3) && scenario >= (chosen[index - 1] ?? 0)),
    ),

  'an experience of the current step is ticked or unticked, and no other': (step) => {
    const { before, event, after } = step
    if (!scenarioToggled.match(event)) return after.answers === before.answers || restarted.match(event)
    const { step: id, scenario } = event.payload
    if (before.status === 'finished' || id !== stepIds[before.step] || !isWithin(scenario, 0, 3))
      return after === before
    const others = (state: JourneyState) => state.answers[id].filter((other) => other !== scenario)
    return (
      onlyChanges(step, 'answers', 'notes') &&
      stepIds.every((other) => other === id || after.answers[other] === before.answers[other]) &&
      after.answers[id].includes(scenario) !== before.answers[id].includes(scenario) &&
      isSame(others(after), others(before))
    )
  },

  'Próxima goes one step on, and from the last to the result': (step) => {
    const { before, event, after } = step
    if (!nextRequested.match(event)) return true
    if (before.status === 'finished') return after === before
    return before.step === 5
      ? after.status === 'finished' && onlyChanges(step, 'status')
      : after.step === before.step + 1 && onlyChanges(step, 'step')
  },

  'Anterior goes one step back, and not before the first nor from the result': (step) => {
    const { before, event, after } = step
    if (!previousRequested.match(event)) return true
    if (before.status === 'finished' || before.step === 0) return after === before
    return after.step === before.step - 1 && onlyChanges(step, 'step')
  },
}

const scenario = fc.oneof({ weight: 6, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.constantFrom(-1, 4, 1.5) })

const anyToggle = scenario.map((position) =>
  aimed<JourneyRoot>((state) => scenarioToggled({ step: selectStepId(state), scenario: position })),
)
/** Mostly of another step than the current one. */
const strayToggle = fc.record({ step: fc.constantFrom(...stepIds), scenario }).map(scenarioToggled)

export const travel: ToolTravel<JourneyState> = {
  properties,
  events: often(
    [12, anyToggle],
    [3, strayToggle],
    [6, fc.constant(nextRequested())],
    [2, fc.constant(previousRequested())],
  ),
  part: fc.constantFrom(...stepIds, 'nenhum'),
  activePartOf: (journey) => selectActivePart({ journey }),
  isInResult: ({ status }, part) => status === 'finished' && stepIds.some((step) => step === part),
  isChosen: ({ answers }, image) => stepIds.some((step) => step === image && answers[step].length > 0),
  visit: [
    openingWordsChanged({ text: 'Ainda no limiar.' }),
    ...stepIds.flatMap((id, index) => [
      scenarioToggled({ step: id, scenario: index % 4 }),
      scenarioToggled({ step: id, scenario: 3 }),
      noteChanged({ image: id, text: `Uma vez, ${index}` }),
      ...(index === 2 ? [scenarioToggled({ step: id, scenario: 3 }), previousRequested(), nextRequested()] : []),
      nextRequested(),
    ]),
    partReached({ part: 'mentor' }),
    answerChanged({ question: 'E agora?', text: 'Devagar' }),
    restarted(),
    nextRequested(),
  ],
}
