import { answers as answerTexts } from './content'
import { type AnswerId, type ArchetypeId, archetypeIds } from './slice'

export interface Standing {
  archetype: ArchetypeId
  /** Answers that list the archetype, 0 to 5. */
  score: number
}

/** At most so many are shown. */
const shownCount = 3

export const archetypesOf = (answer: AnswerId): readonly ArchetypeId[] => answerTexts[answer].archetypes

export const computeScore = (answers: readonly AnswerId[], archetype: ArchetypeId): number =>
  answers.filter((answer) => archetypesOf(answer).includes(archetype)).length

/** All six in the order of `archetypeIds`. */
export const computeScores = (answers: readonly AnswerId[]): Standing[] =>
  archetypeIds.map((archetype) => ({ archetype, score: computeScore(answers, archetype) }))

/** All six, most points first; equal scores in the order of `archetypeIds`. */
export const computeStandings = (answers: readonly AnswerId[]): Standing[] =>
  computeScores(answers).sort((a, b) => b.score - a.score)

/** The result: the first three that scored at all, hence sometimes fewer. */
export const computeTop = (standings: readonly Standing[]): Standing[] =>
  standings.filter(({ score }) => score > 0).slice(0, shownCount)

/** Archetypes with equal scores, where at least one of them is shown. */
interface Tie {
  shown: readonly ArchetypeId[]
  /** Only the order of `archetypeIds` keeps these out of the result. */
  unshown: readonly ArchetypeId[]
}

export function computeTies(standings: readonly Standing[]): Tie[] {
  const top = computeTop(standings)
  return [...new Set(top.map(({ score }) => score))].flatMap((score) => {
    const tied = standings.filter((one) => one.score === score)
    const isShown = (one: Standing) => top.includes(one)
    if (tied.length < 2) return []
    return [
      {
        shown: tied.filter(isShown).map(({ archetype }) => archetype),
        unshown: tied.filter((one) => !isShown(one)).map(({ archetype }) => archetype),
      },
    ]
  })
}
