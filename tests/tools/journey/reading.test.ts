import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextAsked, writingChanged } from '../../../src/tools/journey/actions'
import { steps, texts } from '../../../src/tools/journey/content'
import { plainText } from '../../../src/tools/journey/plainText'
import { reading } from '../../../src/tools/journey/reading'
import { nothing } from '../../../src/tools/journey/readingTexts'
import { type Answers, type StepId, stepIds } from '../../../src/tools/journey/slice'
import { avoidedIn, avoidedInTools } from '../../support/phrases'
import { patiently, runs } from '../../support/runs'
import { answered, everyScenario, everything, having, times, toggle } from './visits'

/** Sentences as a reader tells them apart. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

const wholeText = (answers: Answers) => {
  const { rows, blank, paragraphs } = reading(answers)
  return [
    ...rows.flatMap(({ chosen, gift, otherSide, question }) => [
      ...chosen.map(({ text }) => text),
      gift,
      otherSide,
      question,
    ]),
    blank?.text ?? '',
    ...paragraphs,
  ].join('\n')
}
const insights = (answers: Answers) => reading(answers).paragraphs.join(' ')

/** A fixed sample, by a small linear congruential generator. */
function sample(count: number): Answers[] {
  let seed = 7
  const bit = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return seed / 2 ** 31 < 0.45
  }
  return Array.from({ length: count }, () => answered(...stepIds.map(() => everyScenario.filter(bit))))
}

/** The same journey with one experience put in or taken out. */
const neighbour = (answers: Answers, step: StepId, scenario: number): Answers => ({
  ...answers,
  [step]: everyScenario.filter((one) => answers[step].includes(one) !== (one === scenario)),
})

const anyAnswers = fc.tuple(...stepIds.map(() => fc.subarray(everyScenario))).map((chosen) => answered(...chosen))

describe('the reading', () => {
  it('of fifty journeys: no two insights alike', () => {
    const readings = sample(50).map(insights)
    expect(new Set(sample(50).map((answers) => JSON.stringify(answers))).size).toBe(50)
    expect(new Set(readings).size).toBe(50)
  })

  it('of the same journey is always the same', patiently, () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(reading(JSON.parse(JSON.stringify(answers)) as Answers)).toEqual(reading(answers))
      }),
      runs,
    )
  })

  it('one experience more or less of call, refusal or threshold always changes the insights', patiently, () => {
    const turning = fc.constantFrom<StepId>('chamado', 'recusa', 'limiar')
    fc.assert(
      fc.property(anyAnswers, turning, fc.constantFrom(...everyScenario), (answers, step, scenario) => {
        expect(insights(neighbour(answers, step, scenario))).not.toBe(insights(answers))
      }),
      runs,
    )
  })

  it('one experience more or less of any step changes the insights, but for seven in a hundred', patiently, () => {
    const changes = sample(100).flatMap((answers) =>
      stepIds.flatMap((step) =>
        everyScenario.map((scenario) => insights(neighbour(answers, step, scenario)) !== insights(answers)),
      ),
    )
    expect(changes.filter((isOther) => !isOther).length / changes.length).toBeLessThan(0.07)
  })

  it('avoids what a text for reflection may not say', patiently, () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(avoidedIn(wholeText(answers), avoidedInTools)).toEqual([])
        expect(wholeText(answers)).not.toMatch(/[!{}]|undefined| {2}|\.\./)
      }),
      runs,
    )
    expect([...nothing, ...reading(everything).paragraphs].flatMap((text) => avoidedIn(text, avoidedInTools))).toEqual(
      [],
    )
  })

  it('says no sentence twice, has three paragraphs, and ends in an open question', patiently, () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const sentences = sentencesOf(wholeText(answers))
        expect(sentences).toEqual([...new Set(sentences)])
        const { paragraphs } = reading(answers)
        expect(paragraphs).toHaveLength(3)
        expect(paragraphs.every((paragraph) => paragraph.length > 40)).toBe(true)
        expect(paragraphs.at(-1)).toMatch(/[^?]\?$/)
        expect(paragraphs.join(' ')).toMatch(/jornada continua/)
      }),
      { numRuns: runs.numRuns * 5 },
    )
  })

  it('gives each marked step its own words, and speaks once of all that are empty', patiently, () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { rows, blank } = reading(answers)
        const marked = stepIds.filter((step) => answers[step].length > 0)
        expect(rows.map(({ step }) => step)).toEqual(marked)
        for (const { step, chosen, question } of rows) {
          expect(chosen.map(({ text }) => text)).toEqual(
            answers[step].map((position) => steps[step].scenarios[position]?.text),
          )
          expect(question).toBe(steps[step].question)
        }
        expect(blank !== null).toBe(marked.length > 0 && marked.length < 6)
        if (blank)
          for (const step of stepIds) expect(blank.names.includes(steps[step].name)).toBe(!marked.includes(step))
      }),
      runs,
    )
  })

  it('names the fullest step, and answers one of its experiences', () => {
    const text = insights(answered([0], [], [1], [1, 3], [], []))
    expect(text).toContain('A etapa que reuniu mais experiências foi Encontro com o Mentor.')
    expect(text).toContain(steps.mentor.scenarios[1].echo)
    expect(text).not.toContain(steps.mentor.scenarios[0].echo)
  })

  it('names steps that are equally full, however many', () => {
    expect(insights(answered([0, 1], [1], [0, 2]))).toContain(
      'Duas etapas reuniram mais experiências: Mundo Comum e Recusa do Chamado.',
    )
    expect(insights(answered([0], [1], [2]))).toContain(
      'Cada etapa que você marcou tem uma experiência: Mundo Comum, Chamado à Aventura e Recusa do Chamado.',
    )
    expect(insights(answered([0], [1], [2], [3], [0], [1]))).toContain('As seis etapas aparecem por igual.')
  })

  const turns: readonly [string, Answers, RegExp][] = [
    ['call and refusal alike', answered([], [0], [1], [], [0]), /As duas vozes aparecem na mesma medida/],
    ['more call', answered([], [0, 1], [1]), /O chamado tem mais frases/],
    ['more refusal', answered([], [0], [1, 2]), /A recusa tem mais frases, e recusar nem sempre é medo/],
    ['call alone', answered([0], [2]), /do lado da recusa, nada marcado/],
    ['refusal alone', answered([0], [], [2]), /do lado do chamado, nada marcado/],
    ['neither', answered([0], [], [], [1]), /Nem o chamado nem a recusa foram marcados/],
  ]
  it.each(turns)('answers the turn between them: %s', (_turn, answers, words) => {
    for (const [, , others] of turns) expect(others.test(insights(answers))).toBe(others === words)
  })

  it('tells a step taken from hardness at the threshold', () => {
    const courage = insights(answered([0], [], [], [], [0, 1]))
    const hardness = insights(answered([0], [], [], [], [2, 3]))
    expect(courage).toContain('isso não obriga a ir mais longe')
    expect(hardness).toContain('às vezes a dureza é o que sobra quando falta apoio')
    expect(hardness).not.toContain('isso não obriga a ir mais longe')
  })

  it('tells help received from search and weight', () => {
    expect(insights(answered([0], [], [], [0], [], [2]))).toContain('São apoios diferentes')
    expect(insights(answered([0], [], [], [2], [], [3]))).toContain('mais esforço do que apoio')
  })

  it('of a journey without marks speaks of that alone, without a reproach', () => {
    expect(reading(answered())).toEqual({ rows: [], blank: null, paragraphs: nothing })
  })

  it('of a journey with everything marked has no empty step to speak of', () => {
    const { rows, blank, paragraphs } = reading(everything)
    expect(rows).toHaveLength(6)
    expect(blank).toBeNull()
    expect(paragraphs[0]).toMatch(/vinte e quatro frases ficaram marcadas/)
  })

  it('never gives a total or a grade', patiently, () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(wholeText(answers)).not.toMatch(/\d|%/)
      }),
      runs,
    )
  })
})

describe('the texts', () => {
  it('are six steps of four experiences, in the first person, all different', () => {
    const experiences = Object.values(steps).flatMap(({ scenarios }) => scenarios)
    expect(experiences).toHaveLength(24)
    for (const kind of ['text', 'motif', 'echo'] as const)
      expect(new Set(experiences.map((experience) => experience[kind])).size).toBe(24)
    const mine =
      /(?<!\p{L})(?:eu|me|mim|meu|tenho|confiei|deixei|percebi|olhei|quis|adiei|senti|fiz|concluí|procurei|esperei|disse|dei|exigi|endureci|descobri|cuidei|aceitei)(?!\p{L})/iu
    for (const { text } of experiences) expect(text).toMatch(mine)
  })

  it('bring step and archetype together as an association, as the specification lists them', () => {
    expect(Object.values(steps).map(({ name, archetype }) => `${name} (${archetype})`)).toEqual([
      'Mundo Comum (Inocente)',
      'Chamado à Aventura (Explorador)',
      'Recusa do Chamado (Órfão)',
      'Encontro com o Mentor (Sábio)',
      'Travessia do Limiar (Guerreiro)',
      'Provações e Aliados (Cuidador)',
    ])
    for (const { description, archetype } of Object.values(steps))
      expect(description).toContain(`Aqui associamos o ${archetype},`)
  })

  it('count in the right number', () => {
    expect([0, 1, 2].map(texts.selected)).toEqual([
      'Nenhuma experiência selecionada',
      '1 experiência selecionada',
      '2 experiências selecionadas',
    ])
  })

  it('the copied text holds every count, every chosen experience, the reading and what was written', () => {
    const state = having(
      toggle('mundo-comum', 1),
      ...times(6, nextAsked()),
      writingChanged({ text: ' Anotação minha. ' }),
    )
    const text = plainText({ journey: state })
    for (const piece of [
      'Mundo Comum (Inocente): 1 de 4',
      'Provações e Aliados (Cuidador): 0 de 4',
      steps['mundo-comum'].scenarios[1].text,
      insights(state.answers).slice(0, 40),
      'Anotação minha.',
    ])
      expect(text).toContain(piece)
    expect(text.endsWith('\n\nO que escrevi\nAnotação minha.')).toBe(true)
    expect(plainText({ journey: having(...times(6, nextAsked())) })).not.toContain('O que escrevi')
  })
})
