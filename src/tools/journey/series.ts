import { point } from '../../drawing'
import { type Comparison, type Figure, seriesOf } from '../../ui/tool/series'
import { texts as page, type Scenario, steps } from './content'
import { angleOf } from './geometry'
import { quoted } from './reading'
import { selectAnswers } from './selectors'
import { say, texts } from './seriesTexts'
import { type ExperienceId, type JourneyRoot, journeySlice, type StepId, scenariosPerStep, stepIds } from './slice'

type Journey = readonly ExperienceId[]

/** In the order in which they are walked by. */
export const experienceIds: readonly ExperienceId[] = stepIds.flatMap((step) =>
  Array.from({ length: scenariosPerStep }, (_, scenario): ExperienceId => `${step} ${scenario}`),
)

const placeOf = (id: ExperienceId): { step: StepId; scenario: number } => {
  const index = experienceIds.indexOf(id)
  return { step: stepIds[Math.floor(index / scenariosPerStep)] ?? stepIds[0], scenario: index % scenariosPerStep }
}

function experienceOf(id: ExperienceId): Scenario {
  const { step, scenario } = placeOf(id)
  const { scenarios } = steps[step]
  return scenarios[scenario] ?? scenarios[0]
}

const quote = (id: ExperienceId) => `“${experienceOf(id).text}”`
const stepsOf = (journey: Journey) => stepIds.filter((step) => journey.some((id) => placeOf(id).step === step))

/** The last two: which sentences came again, in which steps, and which did not. What is hard is asked of first. */
export function compare(journeys: readonly Journey[]): Comparison<ExperienceId> {
  const [before = [], now = []] = journeys.slice(-2)
  const common = now.filter((id) => before.includes(id))
  const hard = now.filter((id) => experienceOf(id).isHard && journeys.slice(0, -1).some((one) => one.includes(id)))
  const again = [...hard, ...common.filter((id) => !hard.includes(id))]
  const gone = before.filter((id) => !now.includes(id))
  const opened = stepsOf(now).filter((step) => !stepsOf(before).includes(step))
  const closed = stepsOf(before).filter((step) => !stepsOf(now).includes(step))
  const [first] = again
  const [left] = gone
  const isHardGone = left !== undefined && experienceOf(left).isHard === true
  return {
    sentences: [
      first ? say.again(quote(first), again.length) : say.noneAgain,
      opened.length + closed.length === 0
        ? say.sameSteps
        : [
            ...(opened.length > 0 ? [say.opened(quoted(opened))] : []),
            ...(closed.length > 0 ? [say.closed(quoted(closed))] : []),
          ].join(' '),
      left ? say.gone(quote(left), { count: gone.length, isHard: isHardGone }) : say.noneGone(hard.length > 0),
    ],
    question: hard.length > 0 ? say.question.hard : first ? say.question.again : say.question.other,
    again,
    ...(hard.length > 0 || isHardGone ? { crisis: 'beside' } : {}),
  }
}

/** Where the stations stand, within a circle of radius 1, and the angle between two sentences of a step (radians). */
const [distance, apart] = [0.78, 0.19]

const figureOf = (journey: Journey): Figure<ExperienceId> => ({
  points: journey.map((id) => {
    const { step, scenario } = placeOf(id)
    const [x, y] = point(angleOf(step) + (scenario - (scenariosPerStep - 1) / 2) * apart, distance)
    return { id, x, y }
  }),
  lines: stepsOf(journey).map((step) => {
    const [x, y] = point(angleOf(step), distance - 0.14)
    return [0, 0, x, y]
  }),
})

export const series = seriesOf<JourneyRoot, ExperienceId>({
  select: (root) => root.journey.series,
  chosen: (root) => {
    const answers = selectAnswers(root)
    return experienceIds.filter((id) => answers[placeOf(id).step].includes(placeOf(id).scenario))
  },
  captionOf: (journey) => quoted(stepsOf(journey)),
  groupsOf: (journey) => stepIds.map((step) => journey.filter((id) => placeOf(id).step === step).map(quote)),
  ids: new Map(experienceIds.map((id) => [experienceOf(id).text, id])),
  compare,
  figureOf,
  heading: page.title,
  texts,
  actions: journeySlice.actions,
})
