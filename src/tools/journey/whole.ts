import { listed } from '../../core/words'
import { type Scenario, steps } from './content'
import { chosenIn, leftOut, named, type Pattern } from './pattern'
import { amongMany, between, field, mention, opening, theme, towards } from './readingTexts'
import { scenariosPerStep, stepIds } from './slice'

/** First paragraph: where the experiences gather, and an answer to one of them. */
export function whole(pattern: Pattern): string[] {
  return [...openingOf(pattern), ...echoesOf(pattern)]
}

/** Experiences the first paragraph answers: the first one of the fullest step; of two equally full ones, one of each. */
export function answeredFirst({ answers, fullest }: Pattern): Scenario[] {
  const some = fullest.length === 2 ? fullest : fullest.slice(0, 1)
  return some.flatMap((step) => chosenIn(answers, step).slice(0, 1))
}

function openingOf(pattern: Pattern): string[] {
  const { answers, marked, fullest, most } = pattern
  const [first = stepIds[0]] = fullest
  const { name } = steps[first]
  if (fullest.length === stepIds.length) return [opening.sixEqual]
  if (fullest.length > 3) return [tied(pattern), amongMany]
  if (fullest.length > 1) return [tied(pattern), between(listed(fullest.map((step) => field[step])))]
  // with other steps marked, the second paragraph names what these three leave out
  const missing = marked.length > 1 && first in mention.all ? undefined : leftOut(answers, first)
  const rest = missing ? [opening.leftOut(missing.motif)] : []
  if (marked.length === 1) return [most === 1 ? opening.oneSentence(name) : opening.oneStep(name), ...rest]
  return [most === scenariosPerStep ? opening.fullStep(name) : opening.fullest(name), ...rest, theme[first]]
}

function tied({ marked, fullest, most }: Pattern): string {
  if (fullest.length < marked.length) return opening.tied(fullest.length, named(fullest))
  return most === 1 ? opening.allMarkedOnce(named(fullest)) : opening.allMarkedEqual(named(fullest))
}

function echoesOf(pattern: Pattern): string[] {
  const [one, other] = answeredFirst(pattern)
  if (!one) return []
  if (other) return [towards.firstOfTwo(one.echo), towards.secondOfTwo(other.echo)]
  return [pattern.fullest.length === 1 ? one.echo : towards.firstOfSeveral(one.echo)]
}
