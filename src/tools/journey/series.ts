import { listed } from '../../core/words'
import { point } from '../../drawing'
import { type Comparison, type Figure, type SeriesTexts, seriesOf } from '../../ui/tool/series'
import { type Scenario, steps } from './content'
import { angleOf } from './geometry'
import { selectAnswers } from './selectors'
import { type ExperienceId, type JourneyRoot, journeySlice, type StepId, scenariosPerStep, stepIds } from './slice'

type Journey = readonly ExperienceId[]

/** In the order in which they are walked by. */
export const experienceIds: readonly ExperienceId[] = stepIds.flatMap((step) =>
  Array.from({ length: scenariosPerStep }, (_, scenario): ExperienceId => `${step} ${scenario}`),
)

const texts: SeriesTexts = {
  ask: 'Tenho uma jornada de antes',
  title: 'Uma jornada ao lado da outra',
  now: 'Esta jornada',
  remove: (which) => `Tirar esta jornada do lado: ${which}`,
  found: (count) => (count === 1 ? 'Uma jornada foi lida.' : `${count} jornadas foram lidas.`),
  none: 'Não encontrei aí a linha da jornada, que vem logo abaixo do nome da ferramenta: as frases marcadas, entre aspas, e a data.',
}

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
const namesOf = (of: readonly StepId[]) => listed(of.map((step) => steps[step].name))

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
  // that it is gone may be a relief: it is not talked away
  const isHardGone = left !== undefined && experienceOf(left).isHard
  return {
    sentences: [
      first
        ? again.length === 1
          ? `Uma frase voltou: ${quote(first)}`
          : `Voltaram frases, entre elas ${quote(first)}`
        : 'Nenhuma frase da penúltima jornada voltou na última.',
      opened.length + closed.length === 0
        ? 'As etapas em que algo foi marcado são as mesmas.'
        : [
            ...(opened.length > 0 ? [`Na última há frases também em ${namesOf(opened)}.`] : []),
            ...(closed.length > 0 ? [`Só na penúltima havia frases em ${namesOf(closed)}.`] : []),
          ].join(' '),
      left
        ? `${gone.length === 1 ? 'Desta vez você não marcou' : 'Desta vez ficaram sem marca frases como'} ${quote(left)}${isHardGone ? '' : ' Pode ser acaso.'}`
        : `Tudo o que estava marcado na penúltima está também na última${hard.length > 0 ? '' : ', e pode ser acaso'}.`,
    ],
    question:
      hard.length > 0
        ? 'A quem você poderia contar que isso voltou?'
        : first
          ? 'O que essa frase diz hoje que não dizia antes?'
          : 'O que mudou em volta, de uma jornada para a outra?',
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
  groupsOf: (journey) => stepIds.map((step) => journey.filter((id) => placeOf(id).step === step).map(quote)),
  ids: new Map(experienceIds.map((id) => [experienceOf(id).text, id])),
  compare,
  figureOf,
  texts,
  actions: journeySlice.actions,
})
