import {
  type Answers,
  type JourneyState,
  journeySlice,
  type StepId,
  scenarioToggled,
  stepIds,
} from '../../../src/tools/journey/slice'

const { reducer, getInitialState } = journeySlice
export type Event = Parameters<typeof reducer>[1]

/** The journey of a visitor who has done these things. */
export const having = (...events: Event[]): JourneyState => events.reduce(reducer, getInitialState())

export const times = (count: number, event: Event): Event[] => Array.from({ length: count }, () => event)
export const toggle = (step: StepId, scenario: number) => scenarioToggled({ step, scenario })

/** Answers as six lists of positions, in the order of the steps. */
export const answered = (...chosen: number[][]): Answers =>
  Object.fromEntries(stepIds.map((step, index) => [step, chosen[index] ?? []])) as Answers

export const everyScenario = [0, 1, 2, 3]
