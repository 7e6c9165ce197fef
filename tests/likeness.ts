/**
 * How similar two visitors' results are: of 300 random pairs a tool, the share of sentences that both have (mean and
 * largest, in percent). Each tool's reading test allows a mean of at most 10 %. `npm run likeness`
 */

import fc from 'fast-check'
import type { ToolId } from '../src/tools'
import { reading as readDream } from '../src/tools/dreams/reading'
import { elementIds } from '../src/tools/dreams/slice'
import { reading as readJourney } from '../src/tools/journey/reading'
import { type Answers, stepIds } from '../src/tools/journey/slice'
import { reading as readMandala } from '../src/tools/mandala/reading'
import { symbolIds } from '../src/tools/mandala/slice'
import { reading as readQuiz } from '../src/tools/quiz/reading'
import { type AnswerId, answersOf, questionIds } from '../src/tools/quiz/slice'
import { type ReadResult, similarityOf } from './support/soundReadings'

const pairs = 300

const tick = fc.oneof({ weight: 2, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) })

const results: Record<ToolId, fc.Arbitrary<ReadResult>> = {
  mandala: fc
    .shuffledSubarray([...symbolIds], { minLength: 4 })
    .map((chosen) => ({ chosen, reading: readMandala(chosen) })),
  journey: fc
    .array(fc.array(tick, { minLength: 4, maxLength: 4 }), { minLength: 6, maxLength: 6 })
    .map((ticks) => ticks.map((ofStep) => ofStep.flatMap((isTicked, scenario) => (isTicked ? [scenario] : []))))
    .map((chosen) => ({
      chosen: chosen.flatMap((scenarios, index) => scenarios.map((scenario) => `${stepIds[index]} ${scenario}`)),
      reading: readJourney(Object.fromEntries(stepIds.map((step, index) => [step, chosen[index] ?? []])) as Answers),
    })),
  quiz: fc
    .tuple(...questionIds.map((question) => fc.constantFrom<AnswerId>(...answersOf[question])))
    .map((chosen) => ({ chosen, reading: readQuiz(chosen) })),
  dreams: fc
    .subarray([...elementIds], { minLength: 3, maxLength: 8 })
    .map((chosen) => ({ chosen, reading: readDream(chosen) })),
}

const percent = (share: number) => Math.round(100 * share)

console.log('| tool | mean | largest |\n|---|--:|--:|')
for (const [tool, values] of Object.entries(results)) {
  const { mean, largest } = similarityOf(fc.sample(values, { numRuns: 2 * pairs, seed: 16 }))
  console.log(`| ${tool} | ${percent(mean)} | ${percent(largest)} |`)
}
