import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noteQuestion, type Scenario, steps } from '../../../src/tools/journey/content'
import { chosenIn, reading } from '../../../src/tools/journey/reading'
import { care, distressAlone, nothing, soothingWeeks, together } from '../../../src/tools/journey/readingTexts'
import { type Answers, type StepId, scenarios, stepIds } from '../../../src/tools/journey/slice'
import { choices } from '../../support/choices'
import { always, patiently } from '../../support/runs'
import { describeSoundReadings, type ReadResult } from '../../support/soundReadings'
import { answered } from './visits'

/** An experience by its step and its position there. */
type Mark = readonly [step: StepId, position: number]

const marks: readonly Mark[] = stepIds.flatMap((step) => scenarios.map((position) => [step, position] as const))
const distress: Mark = ['provacoes', 3]
const changeOfAir: Mark = ['chamado', 3]
const bearable = marks.filter((mark) => mark.join() !== distress.join())

const scenarioOf = ([step, position]: Mark): Scenario => steps[step].scenarios[position] as Scenario

const answersOf = (some: readonly Mark[]): Answers =>
  answered(...stepIds.map((step) => some.filter(([of]) => of === step).map(([, position]) => position)))

const read = (...some: readonly Mark[]) => reading(answersOf(some))

/** Every two of different steps; distress is joined with nothing. */
const pairs = choices(2, bearable).filter(([one, other]) => one?.[0] !== other?.[0])

const resultOf = (some: readonly Mark[]): ReadResult => ({
  chosen: some.map((mark) => mark.join(' ')),
  reading: read(...some),
})

const anyMarks = fc.shuffledSubarray([...marks])
const sample = fc.sample(anyMarks, { numRuns: 4000, seed: 16 })
const random = sample.map(resultOf)

describe('at random', () => {
  describeSoundReadings(random, {
    stories: Object.values(steps).map(({ story }) => story),
    questionCount: 1,
    written: [
      ...soothingWeeks,
      ...Object.values(steps).flatMap(({ week, scenarios }) => [
        week,
        ...scenarios.filter(({ isHard }) => !isHard).map(({ question }) => question),
      ]),
    ],
  })
})

describe('of at most three experiences, and of all or all but one', () => {
  const small = [0, 1, 2, 3, 23, 24].flatMap((count) => choices(count, marks)).map(resultOf)
  describeSoundReadings(small, { stories: [], questionCount: 1 })
})

describe('the reflection', () => {
  it('of the same journey is always the same, in whatever order it was ticked', patiently, () => {
    always(anyMarks, (some) => {
      expect(read(...[...some].reverse())).toEqual(read(...some))
    })
  })

  it('joins two experiences of different steps and says something of these two alone', () => {
    const second = pairs.map((pair) => read(...pair).reflection[1])
    expect(second.filter((text) => !text)).toEqual([])
    expect(new Set(second).size).toBe(pairs.length)
    expect(Object.values(together).flatMap((some) => Object.values(some))).toHaveLength(pairs.length)
    expect(read(['chamado', 0], ['recusa', 2]).reflection).toEqual([
      'Um interesse volta sozinho, e você fez as contas antes de ir.',
      'As duas coisas cuidam de você: uma do que pode vir, outra do que você já tem.',
    ])
    // “você” once where both are of it
    expect(read(['mundo-comum', 0], ['recusa', 2]).reflection[0]).toBe(
      'Você tem um descanso que não pede explicação e fez as contas antes de ir.',
    )
  })

  it('joins two that were ticked, or speaks of one where only one step is', patiently, () => {
    const choiceOf = new Map([...pairs, ...choices(1, bearable)].map((some) => [read(...some).reflection.join(), some]))
    always(fc.subarray([...bearable], { minLength: 1 }), (some) => {
      const choice = choiceOf.get(read(...some).reflection.join()) ?? []
      expect(choice).toHaveLength(new Set(some.map(([step]) => step)).size > 1 ? 2 : 1)
      for (const mark of choice) expect(some).toContainEqual(mark)
    })
  })

  it('of a single experience says something of it alone', () => {
    const second = bearable.map((mark) => read(mark).reflection[1])
    expect(second).toEqual(bearable.map((mark) => scenarioOf(mark).alone))
    expect(new Set(second).size).toBe(bearable.length)
  })
})

it('the question follows from one experience, the week from the step of the other', () => {
  for (const pair of pairs) {
    const { questions, week } = read(...pair)
    const [asked] = pair.filter((mark) => scenarioOf(mark).question === questions[0])
    const [rest] = pair.filter((mark) => mark !== asked)
    expect(asked && rest && steps[rest[0]].week, pair.join()).toBe(week)
  }
})

describe('where distress is ticked', () => {
  it('whom to call comes first, and nothing but something soothing is proposed', patiently, () => {
    expect(care).toMatch(/188.*192.*190/)
    always(fc.subarray([...bearable]), (some) => {
      const result = read(...some, distress)
      expect(result.care).toBe(care)
      expect(soothingWeeks).toContain(result.week)
    })
  })

  it('it is the only one that is answered so', () => {
    expect(marks.filter((mark) => read(mark).care !== null)).toEqual([distress])
  })

  it('it is neither repeated nor asked about, nor joined with a change of air', () => {
    for (const mark of bearable)
      if (mark.join() !== changeOfAir.join()) {
        const { reflection, questions } = read(mark, distress)
        expect(reflection).toEqual(read(mark).reflection)
        expect(questions).toEqual([scenarioOf(mark).question])
      }
    expect(read(['recusa', 0], changeOfAir, distress).reflection).toEqual(read(['recusa', 0]).reflection)
  })

  it.each([[[distress]], [[changeOfAir, distress]]])('alone, it gets a gentle question, and no story', (some) => {
    const { reflection, questions, parts } = read(...some)
    expect(reflection).toEqual(distressAlone.reflection)
    expect(questions).toEqual([scenarioOf(distress).question])
    expect(parts.find(({ id }) => id === 'provacoes')).toMatchObject({ count: '1 de 4', hasStory: false })
  })
})

it('a journey without a mark gets a result of its own', () => {
  expect(read()).toMatchObject({ care: null, ...nothing })
})

it('the parts have a count, and a meaning and a story where something is ticked', () => {
  for (const some of sample.slice(0, 200))
    for (const { id, count, meaning, hasStory } of read(...some).parts) {
      const ticked = some.filter(([step]) => step === id)
      expect(count).toBe(`${ticked.length} de 4`)
      expect(meaning).toBe(ticked.length > 0 ? steps[id].meaning : undefined)
      expect(hasStory).toBe(ticked.some((mark) => mark.join() !== distress.join()))
    }
})

it('a note is asked for in the words of one experience, of several together', () => {
  expect(noteQuestion(chosenIn('limiar', [0]))).toBe(
    'De que momento da sua vida você se lembrou com “Disse um não que vinha adiando”?',
  )
  expect(noteQuestion(chosenIn('limiar', [0, 1]))).toBe('De que momento da sua vida você se lembrou com essas frases?')
})
