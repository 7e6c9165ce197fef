import { type SidedScenario, type SidedStep, steps } from './content'
import { mentioned, type Pattern } from './pattern'
import { alone, departure, support, threshold, turn } from './readingTexts'
import { type Answers, type StepId, stepIds } from './slice'

/** Sentences, and the empty steps they have spoken of. */
interface Spoken {
  sentences: string[]
  spoken: StepId[]
}

/** Second paragraph: where the way starts, call and refusal, the threshold, mentor and allies; a single step alone. */
export function turns(pattern: Pattern): Spoken {
  const { answers, marked } = pattern
  const [only] = marked
  if (marked.length === 1 && only) return { sentences: [alone[only]], spoken: [] }
  const helped = supportOf(answers)
  return {
    sentences: [...departureOf(pattern), ...turnOf(answers), ...thresholdOf(answers), ...helped.sentences],
    spoken: ['chamado', 'recusa', ...helped.spoken],
  }
}

/** The first step, unless it is among those the first paragraph speaks of. */
function departureOf({ answers, fullest }: Pattern): string[] {
  const [start] = stepIds
  return answers[start].length === 0 || fullest.includes(start) ? [] : [departure(mentioned(answers, start))]
}

function turnOf(answers: Answers): string[] {
  const call = answers.chamado.length
  const refusal = answers.recusa.length
  if (call === 0 && refusal === 0) return [turn.none]
  if (refusal === 0) return [turn.callOnly(mentioned(answers, 'chamado'))]
  if (call === 0) return [turn.refusalOnly(mentioned(answers, 'recusa'))]
  const sides = turn.both(mentioned(answers, 'chamado'), mentioned(answers, 'recusa'))
  if (call === refusal) return [sides, turn.equal]
  return [sides, call > refusal ? turn.callStronger : turn.refusalStronger]
}

/** The sides of a step that its chosen experiences speak of. */
const sidesOf = (answers: Answers, step: SidedStep): SidedScenario['side'][] =>
  steps[step].scenarios.filter((_, position) => answers[step].includes(position)).map(({ side }) => side)

function thresholdOf(answers: Answers): string[] {
  const chosen = answers.limiar
  if (chosen.length === 0) return []
  const motifs = mentioned(answers, 'limiar')
  // three are named by the one left out, hence in the singular
  const opened = chosen.length % 2 === 1 ? threshold.one(motifs) : threshold.several(motifs)
  const sides = sidesOf(answers, 'limiar')
  if (!sides.includes('other')) return [opened, threshold.courage]
  return [opened, sides.includes('gift') ? threshold.mixed : threshold.hardness]
}

function supportOf(answers: Answers): Spoken {
  const isHeard = sidesOf(answers, 'mentor').includes('gift')
  const isHeld = sidesOf(answers, 'provacoes').includes('gift')
  const hasMentor = answers.mentor.length > 0
  const hasAllies = answers.provacoes.length > 0
  if (hasMentor && hasAllies) return { sentences: [both(isHeard, isHeld)], spoken: [] }
  if (hasMentor) {
    return isHeard
      ? { sentences: [support.mentorOnly], spoken: ['provacoes'] }
      : { sentences: [support.searchOnly], spoken: [] }
  }
  if (isHeld) return { sentences: [support.alliesOnly], spoken: ['mentor'] }
  return { sentences: hasAllies ? [support.weightOnly] : [], spoken: [] }
}

function both(isHeard: boolean, isHeld: boolean): string {
  if (isHeard) return isHeld ? support.receivedBoth : support.understoodNotHeld
  return isHeld ? support.heldNotUnderstood : support.receivedNeither
}
