/**
 * How alike two visitors' results are: of 300 random pairs a tool, the share of sentences that both have (Dice's coefficient, in
 * percent: mean, largest), of the whole result, of the reflection, and with names and slots taken out. `npm run likeness`
 */

import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import { crisis } from '../src/core/crisis'
import type { ToolId } from '../src/tools'
import { elementTexts, texts } from '../src/tools/dreams/content'
import { plainText as dreamText } from '../src/tools/dreams/plainText'
import { reading as readDream } from '../src/tools/dreams/reading'
import { dreamsSlice, type ElementId, elements } from '../src/tools/dreams/slice'
import { steps } from '../src/tools/journey/content'
import { plainText as journeyText } from '../src/tools/journey/plainText'
import { reading as readJourney } from '../src/tools/journey/reading'
import { journeySlice, stepIds } from '../src/tools/journey/slice'
import { symbols } from '../src/tools/mandala/content'
import { plainText as mandalaText } from '../src/tools/mandala/plainText'
import { reading as readMandala } from '../src/tools/mandala/reading'
import { mandalaSlice, symbolIds } from '../src/tools/mandala/slice'
import { profiles, questions } from '../src/tools/quiz/content'
import { plainText as quizText } from '../src/tools/quiz/plainText'
import { reading as readQuiz } from '../src/tools/quiz/reading'
import { deeds } from '../src/tools/quiz/readingTexts'
import { type AnswerId, answersOf, questionIds, quizSlice } from '../src/tools/quiz/slice'

interface Result {
  whole: string
  reflection: string
}

const pairs = 300
const sample = <T>(values: fc.Arbitrary<T>): T[] => fc.sample(values, { numRuns: 2 * pairs, seed: 16 })

const after = <S>(
  { reducer }: { reducer: (state: S | undefined, action: UnknownAction) => S },
  actions: readonly UnknownAction[],
): S => actions.reduce<S>((state, action) => reducer(state, action), reducer(undefined, { type: 'nothing' }))

const { symbolPicked } = mandalaSlice.actions
const { scenarioToggled, nextAsked } = journeySlice.actions
const { answerGiven } = quizSlice.actions
const { elementToggled } = dreamsSlice.actions

const mandalas = fc.shuffledSubarray([...symbolIds], { minLength: 4 }).map((chosen): Result => {
  const mandala = after(
    mandalaSlice,
    chosen.map((symbol) => symbolPicked({ symbol })),
  )
  return { whole: mandalaText({ mandala }), reflection: readMandala(chosen).paragraphs.join(' ') }
})

const tick = fc.oneof({ weight: 2, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) })
const journeys = fc
  .array(fc.array(tick, { minLength: 4, maxLength: 4 }), { minLength: 6, maxLength: 6 })
  .map((ticks): Result => {
    const walk = stepIds.flatMap((step, index) => [
      ...[0, 1, 2, 3]
        .filter((scenario) => ticks[index]?.[scenario])
        .map((scenario) => scenarioToggled({ step, scenario })),
      nextAsked(),
    ])
    const journey = after(journeySlice, walk)
    return {
      whole: journeyText({ journey }).replace(crisis.beside, ''),
      reflection: readJourney(journey.answers).paragraphs.join(' '),
    }
  })

const quizzes = fc
  .tuple(...questionIds.map((question) => fc.constantFrom<AnswerId>(...answersOf[question])))
  .map((answers): Result => {
    const given = answers.flatMap((answer, index) =>
      questionIds.slice(index, index + 1).map((question) => answerGiven({ question, answer })),
    )
    return { whole: quizText({ quiz: after(quizSlice, given) }), reflection: readQuiz(answers).paragraphs.join(' ') }
  })

const dreams = fc
  .shuffledSubarray<ElementId>(
    elements.map(({ id }) => id),
    { minLength: 3, maxLength: 8 },
  )
  .map((ids): Result => {
    const dream = after(
      dreamsSlice,
      ids.map((element) => elementToggled({ element })),
    )
    // whom to call is said in the same words to everybody
    return {
      whole: dreamText({ dreams: dream }).replace(`${crisis.violence} ${texts.reading.care}`, ''),
      reflection: readDream(ids).paragraphs.join(' '),
    }
  })

/** What stands in the slots of a sentence, longest first. */
const slots = [
  ...Object.values(symbols).flatMap(({ name, the }) => [the, name]),
  ...Object.values(elementTexts).flatMap(({ name, the }) => [the, name]),
  ...Object.values(steps).flatMap(({ name, scenarios }) => [name, ...scenarios.map(({ motif }) => motif)]),
  ...Object.values(profiles).flatMap(({ name }) => [`o ${name}`, name]),
  ...Object.values(questions).map(({ within }) => within),
  ...Object.values(deeds),
].sort((one, other) => other.length - one.length)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const slot = new RegExp(`(?<!\\p{L})(?:${slots.map(escaped).join('|')})(?!\\p{L})`, 'giu')

/** A sentence without what was put into it; lists of any length become one slot. */
const skeletonOf = (sentence: string) =>
  sentence
    .replace(slot, '◊')
    .replace(/◊(?:(?:, | e )◊)+/g, '◊')
    .replace(/\d+/g, '◊')

/** Sentences, without headings, labels and rows of a table. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/\n|(?<=[.?])\s+/)
    .map((sentence) => sentence.replace(/^\d+\. ?|^– .*/, '').trim())
    .filter((sentence) => /\s.*[.?”]$/.test(sentence))

function likeness(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((sentence) => other.includes(sentence)).length
  return (2 * shared) / (one.length + other.length)
}

const percent = (shares: readonly number[]): string => {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return `${Math.round(100 * mean)} % (${Math.round(100 * Math.max(...shares))})`
}

console.log('| tool | whole result | reflection | same skeleton |\n|---|--:|--:|--:|')
const all: Record<ToolId, fc.Arbitrary<Result>> = { mandala: mandalas, journey: journeys, quiz: quizzes, dreams }
for (const [tool, values] of Object.entries(all)) {
  const results = sample(values)
  const of = (sentences: (result: Result) => string[]) =>
    percent(
      Array.from({ length: pairs }, (_, pair) => {
        const [one, other] = results.slice(2 * pair, 2 * pair + 2)
        return one && other ? likeness(sentences(one), sentences(other)) : 0
      }),
    )
  const columns = [
    of(({ whole }) => sentencesOf(whole)),
    of(({ reflection }) => sentencesOf(reflection)),
    of(({ whole }) => sentencesOf(whole).map(skeletonOf)),
  ]
  console.log(`| ${[tool, ...columns].join(' | ')} |`)
}
