import { capitalised, listed, pick } from '../../core/words'
import { emptyReading, type Reading, type ReadingPart, seedOf } from '../shared/reading'
import { profiles, texts, weeks } from './content'
import { type PairTexts, pairs } from './readingTexts'
import { archetypesOf, computeStandings, computeTies, computeTop, type Standing } from './scores'
import { type AnswerId, type ArchetypeId, archetypeIds, questionIds } from './slice'

/** All that the result says of the five answers; nothing before there are five. */
export function reading(answers: readonly AnswerId[]): Required<Reading<ArchetypeId>> {
  const nothing = { ...emptyReading, ties: [] }
  const standings = computeStandings(answers)
  const parts = computeTop(standings)
  const [first, second] = parts
  if (answers.length < questionIds.length || !first || !second) return nothing
  const two = archetypeIds.filter((id) => id === first.archetype || id === second.archetype)
  const pair = pairs[two.join('-')]
  if (!pair) return nothing
  const { always, met, equal, ahead } = pair
  const listsBoth = (answer: AnswerId) => two.every((id) => archetypesOf(answer).includes(id))
  // each choice reads bits of its own, so that one does not decide another
  const seed = seedOf(answers)
  return {
    care: null,
    reflection: [
      pick(pair.image, seed >>> 5),
      pick(
        [
          always,
          (first.score > second.score && ahead[first.archetype]) || equal,
          ...(met && answers.some(listsBoth) ? [met] : []),
        ],
        seed >>> 10,
      ),
    ],
    questions: [questionOf(standings, pair.questions, seed >>> 13)],
    parts: parts.map(partOf),
    ties: computeTies(standings).map(({ shown, unshown }) => tieText(shown, unshown)),
    week: pick([...weeks[first.archetype], ...weeks[second.archetype]], seed >>> 17),
  }
}

/** By one of the strongest beside the two; where only they scored, by any other. */
function questionOf(standings: readonly Standing[], by: PairTexts['questions'], seed: number): string {
  const others = standings.filter(({ archetype }) => by[archetype])
  const asking = others
    .filter(({ score }) => score === others[0]?.score)
    .flatMap(({ archetype }) => by[archetype] ?? [])
  return asking[seed % asking.length] ?? ''
}

function partOf({ archetype, score }: Standing): ReadingPart<ArchetypeId> {
  const { name, description, characteristics } = profiles[archetype]
  return {
    id: archetype,
    name,
    count: texts.points(score),
    meaning: description,
    traits: characteristics.join(', '),
    hasStory: true,
  }
}

const namesOf = (ids: readonly ArchetypeId[]): string => listed(ids.map((id) => `o ${profiles[id].name}`))

const tieText = (shown: readonly ArchetypeId[], unshown: readonly ArchetypeId[]): string =>
  unshown.length === 0
    ? `${capitalised(namesOf(shown))} empataram.`
    : `${capitalised(namesOf(unshown))} também ${unshown.length === 1 ? 'empatou' : 'empataram'} com ${namesOf(shown)}.`
