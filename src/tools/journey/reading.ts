import { capitalised, pick } from '../../core/words'
import { type Reading, type ReadingPart, seedOf } from '../shared/reading'
import { type Scenario, steps, texts } from './content'
import { care, distressAlone, nothing, soothingWeeks, together, type Whole } from './readingTexts'
import { type Answers, type StepId, stepIds } from './slice'

/** What was ticked, with its place in the journey. */
interface Experience extends Scenario {
  step: StepId
  position: number
}

/** One that can be joined with another. */
type Joinable = Experience & Required<Pick<Scenario, 'clause' | 'alone'>>

/** The experiences at these positions of a step. */
export const chosenIn = (step: StepId, positions: readonly number[]): Scenario[] =>
  steps[step].scenarios.filter((_, position) => positions.includes(position))

/** The result in words: a function of what was ticked, and of nothing else. */
export function reading(answers: Answers): Reading<StepId> {
  const ticked = stepIds.flatMap((step) =>
    steps[step].scenarios
      .map((scenario, position) => ({ ...scenario, step, position }))
      .filter(({ position }) => answers[step].includes(position)),
  )
  return {
    care: ticked.some(isHard) ? care : null,
    ...wholeOf(ticked),
    parts: stepIds.map((step) => partOf(step, chosenIn(step, answers[step]))),
  }
}

const isHard = (scenario: Scenario): boolean => scenario.isHard === true

const isJoinable = (experience: Experience): experience is Joinable =>
  experience.clause !== undefined && experience.alone !== undefined

/** Two experiences and what they say together, a question after one, something small for the step of the other. */
function wholeOf(ticked: readonly Experience[]): Whole {
  if (ticked.length === 0) return nothing
  const ids = ticked.map(({ step, position }) => `${step} ${position}`)
  // the lowest bit of the hash is a parity: all slots would draw alike by it
  const seedFor = (slot: string) => seedOf([slot, ...ids]) >>> 8
  const hard = ticked.filter(isHard)
  const soothing = pick(soothingWeeks, seedFor('week'))
  const joinable = ticked.filter(isJoinable).filter((it) => !it.isLeftOutBesideHard || hard.length === 0)
  const choices = choicesOf(joinable)
  const [one, other] = choices[seedFor('pair') % choices.length] ?? []
  if (!one) return { ...distressAlone, questions: hard.map(({ question }) => question), week: soothing }
  const [asked, rest = one] = other && seedFor('asked') % 2 ? [other, one] : [one, other]
  return {
    reflection: other ? [joined(one, other), togetherOf(one, other)] : [sentence(one.clause), one.alone],
    questions: [asked.question],
    week: hard.length > 0 ? soothing : steps[rest.step].week,
  }
}

/** Every two of different steps, in the order of the path, or each alone where only one step has any. */
function choicesOf(joinable: readonly Joinable[]): (readonly [Joinable, Joinable?])[] {
  const pairs = joinable.flatMap((one, index) =>
    joinable.slice(index + 1).flatMap((other) => (one.step === other.step ? [] : [[one, other] as const])),
  )
  return pairs.length > 0 ? pairs : joinable.map((one) => [one])
}

const sentence = (clause: string) => `${capitalised(clause)}.`

const subject = 'você '

/** Two clauses in one sentence: “você” is said once. */
const joined = ({ clause: one }: Joinable, { clause: other }: Joinable): string =>
  one.startsWith(subject) && other.startsWith(subject)
    ? sentence(`${one} e ${other.slice(subject.length)}`)
    : sentence(`${one}, e ${other}`)

const togetherOf = (one: Joinable, other: Joinable): string =>
  together[`${one.step} ${other.step}`]?.[`${one.position} ${other.position}`] ?? ''

/** What hurts gets no story. */
function partOf(step: StepId, chosen: readonly Scenario[]): ReadingPart<StepId> {
  const { name, archetype, meaning } = steps[step]
  return {
    id: step,
    name,
    archetype,
    count: texts.count(chosen.length),
    ...(chosen.length > 0 && { meaning }),
    hasStory: chosen.some((scenario) => !isHard(scenario)),
  }
}
