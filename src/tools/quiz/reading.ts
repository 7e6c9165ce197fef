import { listed } from '../../core/words'
import { type ArchetypeId, archetypeIds, profiles } from './content'
import {
  closings,
  discretion,
  echoes,
  openings,
  pairs,
  shapes,
  silences,
  threads,
  ties,
  withArticle,
} from './readingTexts'
import { archetypesOf, computeScore, computeStandings, computeTies, computeTop, type Standing } from './scores'
import type { AnswerId } from './slice'

const the = (archetype: ArchetypeId): string => withArticle(profiles[archetype].name)
const namesOf = (ids: readonly ArchetypeId[]): string => listed(ids.map((id) => profiles[id].name))
const theList = (ids: readonly ArchetypeId[]): string => listed(ids.map(the))

export interface Reading {
  /** The strongest, at most three. */
  rows: readonly Standing[]
  /** One sentence for each group of equal scores that the ranking touches. */
  ties: readonly string[]
  /** The whole, the two strongest, the answers with the first and without it, what stayed discreet: an open question. */
  paragraphs: readonly string[]
}

export function reading(answers: readonly AnswerId[]): Reading {
  const standings = computeStandings(answers)
  return { rows: computeTop(standings), ties: tieTexts(standings), paragraphs: paragraphsOf(standings, answers) }
}

function tieTexts(standings: readonly Standing[]): string[] {
  return computeTies(standings).map(({ shown, unshown }) => {
    if (unshown.length === 0) return ties.among(namesOf(shown))
    const say = unshown.length === 1 ? ties.oneUnshown : ties.moreUnshown
    return say(namesOf(unshown), namesOf(shown))
  })
}

function paragraphsOf(standings: readonly Standing[], answers: readonly AnswerId[]): string[] {
  const first = strongest(standings, answers)
  if (!first || answers.length === 0) return []
  return [
    shapeText(standings),
    pairText(standings, first, answers),
    ...echoTexts(standings, first, answers),
    discreetText(standings, first),
  ]
}

const atPlace = (standings: readonly Standing[], place: number): ArchetypeId[] =>
  standings.filter((one) => one.place === place).map(({ archetype }) => archetype)

const firstCame = (archetype: ArchetypeId, answers: readonly AnswerId[]): number =>
  answers.findIndex((answer) => archetypesOf(answer).includes(archetype))

/** Among equals the reading begins with the one that came first; the ranking keeps the order of the profiles. */
function strongest(standings: readonly Standing[], answers: readonly AnswerId[]): ArchetypeId | undefined {
  return atPlace(standings, 1).sort((a, b) => firstCame(a, answers) - firstCame(b, answers))[0]
}

function shapeText(standings: readonly Standing[]): string {
  const leaders = atPlace(standings, 1)
  const who = theList(leaders)
  const score = standings[0]?.score ?? 0
  if (leaders.length > 3) return shapes.more(leaders.length, who)
  if (leaders.length === 3) return shapes.three(who)
  if (leaders.length === 2) return shapes.two(who, score)
  if (score > 4) return shapes.all(who)
  if (score > 3) return shapes.most(who)
  return score > 2 ? shapes.clear(who) : shapes.light(who)
}

/** Of those next in strength, the one that shared most answers with the first; then the one that came before the others. */
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
  if (leaders.length > 2) return `${openings.amongFirst} ${text}`
  if (leaders.length === 1 && next.length > 1) return `${openings.amongNext(theList(next), the(first))} ${text}`
  return text
}

function echoTexts(standings: readonly Standing[], first: ArchetypeId, answers: readonly AnswerId[]): string[] {
  const along = answers.filter((answer) => archetypesOf(answer).includes(first))
  const beside = answers.filter((answer) => !along.includes(answer))
  const said = (opening: string, some: readonly AnswerId[]) => [opening, ...some.map((id) => echoes[id])].join(' ')
  const several = atPlace(standings, 1).length > 1 ? threads.alongOneOfEquals : threads.along
  const thread = (along.length > 1 ? several : threads.once)(the(first))
  if (beside.length === 0) return [said(thread, along)]
  return [said(thread, along), said(beside.length > 1 ? threads.others(beside.length) : threads.oneOther, beside)]
}

/** Clockwise in the drawing, from the neighbour of the first to the first itself. */
const clockwiseFrom = (first: ArchetypeId): ArchetypeId[] => {
  const place = archetypeIds.indexOf(first) + 1
  return [...archetypeIds.slice(place), ...archetypeIds.slice(0, place)]
}

function discreetText(standings: readonly Standing[], first: ArchetypeId): string {
  const least = Math.min(...standings.map(({ score }) => score))
  const isQuiet = (id: ArchetypeId) => standings.some(({ archetype, score }) => archetype === id && score === least)
  const quiet = archetypeIds.filter(isQuiet)
  // the first empty place that the eye meets, going clockwise
  const one = clockwiseFrom(first).find(isQuiet) ?? first
  if (least === 0) {
    const who = theList(quiet)
    return [quiet.length > 1 ? discretion.more(who) : discretion.one(who), silences[one], closings[one]].join(' ')
  }
  const isEven = quiet.length === archetypeIds.length
  return [isEven ? discretion.none : discretion.quietest(the(one)), closings[one]].join(' ')
}
