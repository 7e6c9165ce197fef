import { capitalised, listed, pick } from '../../core/words'
import { profiles, questions, texts } from './content'
import { absence, beside, deeds, next as following, leading, pairs, ties, withArticle } from './readingTexts'
import { archetypesOf, computeScore, computeStandings, computeTies, computeTop, type Standing } from './scores'
import { type AnswerId, type ArchetypeId, answersOf, archetypeIds, questionIds } from './slice'

const the = (archetype: ArchetypeId): string => withArticle(profiles[archetype].name)
const theList = (ids: readonly ArchetypeId[]): string => listed(ids.map(the))

/** The last question about an archetype: where the visitor wrote of a day, about that day. */
export const questionOf = (archetype: ArchetypeId, isWrittenOf: boolean): string =>
  isWrittenOf ? texts.between : profiles[archetype].question

export interface Reading {
  /** The strongest, at most three. */
  rows: readonly Standing[]
  /** A sentence on those that only the order of equal scores keeps out of the ranking. */
  ties: readonly string[]
  /** What was done and by whom, the two strongest, what stayed out: each but the first ends in an open question. */
  paragraphs: readonly string[]
  /** Something small to do; nothing before there are answers. */
  suggestion: string
}

export function reading(answers: readonly AnswerId[]): Reading {
  const standings = computeStandings(answers)
  const first = answers.length > 0 ? standings[0]?.archetype : undefined
  return {
    rows: computeTop(standings),
    ties: tieTexts(standings),
    paragraphs: first ? paragraphsOf(standings, first, answers) : [],
    suggestion: first ? profiles[first].suggestion : '',
  }
}

function tieTexts(standings: readonly Standing[]): string[] {
  return computeTies(standings).flatMap(({ shown, unshown }) => {
    if (unshown.length === 0) return []
    const say = unshown.length === 1 ? ties.oneUnshown : ties.moreUnshown
    return [say(capitalised(theList(unshown)), theList(shown))]
  })
}

function paragraphsOf(standings: readonly Standing[], first: ArchetypeId, answers: readonly AnswerId[]): string[] {
  return [
    [leadingText(standings, first, answers), ...besideText(first, answers)].join(' '),
    pairText(standings, first, answers),
    absenceText(standings, first, answers),
  ]
}

/** Picks the wordings of these answers, always the same ones. */
const seedOf = (answers: readonly AnswerId[]): number =>
  answers.reduce(
    (sum, answer, scene) =>
      sum + (scene + 1) * (answersOf[questionIds[scene] ?? 'fim'] as readonly AnswerId[]).indexOf(answer),
    0,
  )

const atPlace = (standings: readonly Standing[], place: number): ArchetypeId[] =>
  standings.filter((one) => one.place === place).map(({ archetype }) => archetype)

const firstCame = (archetype: ArchetypeId, answers: readonly AnswerId[]): number =>
  answers.findIndex((answer) => archetypesOf(answer).includes(archetype))

/** The scenes in which the archetype came, or did not. */
const scenesOf = (answers: readonly AnswerId[], archetype: ArchetypeId, came = true): number[] =>
  answers.flatMap((answer, index) => (archetypesOf(answer).includes(archetype) === came ? [index] : []))

const deedsIn = (scenes: readonly number[], answers: readonly AnswerId[]): string =>
  listed(scenes.flatMap((scene) => answers.slice(scene, scene + 1).map((answer) => deeds[answer])))

function leadingText(standings: readonly Standing[], first: ArchetypeId, answers: readonly AnswerId[]): string {
  const leaders = atPlace(standings, 1)
  const scenes = scenesOf(answers, first)
  const done = deedsIn(scenes, answers)
  return pick(
    leaders.length > 1
      ? leading.several(theList(leaders), the(first), done)
      : leading.one(the(first), scenes.length, done),
    seedOf(answers),
  )
}

function besideText(first: ArchetypeId, answers: readonly AnswerId[]): string[] {
  const scenes = scenesOf(answers, first, false)
  // in the order of what was done
  const came = [
    ...new Set(scenes.flatMap((scene) => archetypeIds.filter((id) => scenesOf(answers, id).includes(scene)))),
  ]
  if (scenes.length === 0) return []
  return [pick(beside(scenes.length, deedsIn(scenes, answers), theList(came), came.length), seedOf(answers) + 1)]
}

/** The first beside one of those next in strength: the one that shared most answers with it; then the one that came before the others. */
function pairText(standings: readonly Standing[], first: ArchetypeId, answers: readonly AnswerId[]): string {
  const leaders = atPlace(standings, 1)
  const next = leaders.length > 1 ? leaders.filter((id) => id !== first) : atPlace(standings, 2)
  const shared = (id: ArchetypeId): number =>
    computeScore(
      answers.filter((answer) => archetypesOf(answer).includes(first)),
      id,
    )
  const inOrder = [...next].sort((a, b) => shared(b) - shared(a) || firstCame(a, answers) - firstCame(b, answers))
  const second = inOrder[0]
  if (!second) return ''
  const [a, b] = archetypeIds.filter((id) => id === first || id === second)
  const text = (a && b && a !== b && pairs[`${a}-${b}` as keyof typeof pairs]) || ''
  if (leaders.length === 1 && next.length > 1) return `${pick(following(theList(inOrder)), seedOf(answers))} ${text}`
  return text
}

/** Clockwise in the drawing, from the neighbour of the first to the first itself. */
const clockwiseFrom = (first: ArchetypeId): ArchetypeId[] => {
  const place = archetypeIds.indexOf(first) + 1
  return [...archetypeIds.slice(place), ...archetypeIds.slice(0, place)]
}

function absenceText(standings: readonly Standing[], first: ArchetypeId, answers: readonly AnswerId[]): string {
  const least = Math.min(...standings.map(({ score }) => score))
  const isQuiet = (id: ArchetypeId) => standings.some(({ archetype, score }) => archetype === id && score === least)
  const quiet = archetypeIds.filter(isQuiet)
  // the first empty place that the eye meets, going clockwise
  const one = clockwiseFrom(first).find(isQuiet) ?? first
  const said =
    least === 0
      ? pick(absence.some(theList(quiet), quiet.length === 1), seedOf(answers))
      : quiet.length === archetypeIds.length
        ? absence.none
        : absence.quietest
  const scenes = scenesOf(answers, one, false)
  const scene = questionIds[scenes[(archetypeIds.indexOf(first) + archetypeIds.indexOf(one)) % scenes.length] ?? 0]
  return scene
    ? pick(absence.question(said, quiet.length === 1 ? 'ele' : the(one), questions[scene].within), seedOf(answers) + 2)
    : ''
}
