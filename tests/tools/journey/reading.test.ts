import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextAsked } from '../../../src/tools/journey/actions'
import { type Scenario, steps, texts } from '../../../src/tools/journey/content'
import { plainText } from '../../../src/tools/journey/plainText'
import { reading } from '../../../src/tools/journey/reading'
import { nothing, onlyHard } from '../../../src/tools/journey/readingTexts'
import { type Answers, journeySlice, type StepId, stepIds } from '../../../src/tools/journey/slice'
import { always, patiently } from '../../support/runs'
import { answered, everyScenario, everything, having, times, toggle } from './visits'

const { writingChanged } = journeySlice.actions

const isHard = (scenario: Scenario) => scenario.isHard === true

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
  it('of the same journey is always the same', patiently, () => {
    always(anyAnswers, (answers) => {
      expect(reading(JSON.parse(JSON.stringify(answers)) as Answers)).toEqual(reading(answers))
    })
  })

  it('one experience more or less changes the result, and mostly the insights too', patiently, () => {
    const changes = sample(100).flatMap((answers) =>
      stepIds.flatMap((step) =>
        everyScenario.map((scenario) => {
          const other = neighbour(answers, step, scenario)
          expect(reading(other)).not.toEqual(reading(answers))
          return insights(other) !== insights(answers)
        }),
      ),
    )
    expect(changes.filter((isOther) => !isOther).length / changes.length).toBeLessThan(0.1)
  })

  it(
    'has three paragraphs, two where nothing but one step or distress is marked, and ends in an open question',
    patiently,
    () => {
      always(anyAnswers, (answers) => {
        const { rows, paragraphs } = reading(answers)
        const isShort = rows.length === 1 || (rows.length > 1 && rows.every(({ chosen }) => chosen.every(isHard)))
        expect(paragraphs).toHaveLength(isShort ? 2 : 3)
        expect(paragraphs.at(-1)).toMatch(/[^?]\?$/)
      })
    },
  )

  it('gives each marked step its own words', patiently, () => {
    always(anyAnswers, (answers) => {
      const { rows } = reading(answers)
      const marked = stepIds.filter((step) => answers[step].length > 0)
      expect(rows.map(({ step }) => step)).toEqual(marked)
      for (const { step, chosen, question } of rows) {
        expect(chosen.map(({ text }) => text)).toEqual(
          answers[step].map((position) => steps[step].scenarios[position]?.text),
        )
        expect(question).toBe(steps[step].question)
      }
    })
  })

  it('names the step in which most was recognised, with what was marked there', () => {
    expect(insights(answered([0], [], [1], [1, 3], [], []))).toMatch(
      /Encontro com o Mentor[^:]*: palavras vindas de um livro, de uma música ou de um filme e a vontade de entender antes de sentir\./,
    )
    expect(insights(answered([0, 1], [1], [0, 2]))).toMatch(
      / “Mundo Comum” e “Recusa do Chamado”( (há|têm) o mesmo (número|tanto) de frases marcadas)?\./,
    )
  })

  it('sets two steps side by side by a sentence of each, and one by itself', () => {
    expect(insights(answered([], [0], [1]))).toContain(
      'um passo que a falta de ajuda segurou. As duas coisas podem nem',
    )
    expect(insights(answered([], [], [], [], [0]))).toContain('O que disso ainda está com você?')
  })

  it('makes no motif of what tells of distress, nor a comparison', () => {
    const hard = steps.chamado.scenarios.findIndex((scenario) => 'isHard' in scenario)
    const sides = (...chamado: number[]) => reading(answered([], chamado, [], [0])).paragraphs[1]
    const motif = /a vontade de passar um tempo longe/
    expect(sides(0, hard)).not.toMatch(motif)
    expect(sides(hard), 'distress is set beside nothing').toBe(onlyHard)
    const only = insights(answered([], [hard], [], [], [], [3]))
    expect(only).toContain('Das vinte e quatro frases, você marcou só essas duas.')
    expect(only).not.toMatch(motif)
    expect(only.endsWith(onlyHard), 'no step is told to be empty').toBe(true)
    const of = (...chamado: number[]) => insights(answered([0, 1], chamado, [0, 1], [0, 1], [0, 1], [0, 1]))
    expect(of(0, 1, hard), 'the step with most').not.toMatch(motif)
    expect(of(hard), 'the step with least').not.toMatch(motif)
    expect(of(0)).toContain('Entre as etapas com menos frases está “Chamado à Aventura”')
  })

  it('names what is not marked, the last that is left, or where least is', () => {
    expect(insights(answered([0], [0], [0], [0], [0]))).toMatch(/“Provações e Aliados”(, nenhuma frase marcada)?\./)
    const allButOne = answered(...stepIds.map((_, step) => (step === 2 ? [0, 1, 2] : everyScenario)))
    expect(insights(allButOne)).toContain(`Só uma frase você não marcou: “${steps.recusa.scenarios[3].text}”`)
    expect(insights(answered([0], [0, 1], [0, 1], [0, 1], [0, 1], [0, 1]))).toContain(
      'Entre as etapas com menos frases está “Mundo Comum”, e ali você reconheceu um descanso que não pede explicação.',
    )
  })

  it('of a journey without marks speaks of that alone, without a reproach', () => {
    expect(reading(answered())).toEqual({ hard: [], rows: [], paragraphs: nothing, suggestion: '' })
  })

  it('asks for company, and does not say it again, where the last sentence tells of distress', () => {
    for (const first of [0, 1, 2, 3])
      for (const second of [0, 1, 2, 3]) {
        const text = insights(answered([first], [], [second], [], [], [3]))
        expect(text).toMatch(/quem [^?]*\?$/i)
        expect(text).not.toContain('só atravesso')
      }
  })

  it('answers first what tells of distress, and only there', () => {
    const { hard } = reading(answered([], [3], [0], [], [], [3]))
    expect(hard.map(({ text }) => text)).toEqual([
      'Quis passar um tempo longe da rotina, sem saber bem onde.',
      'Algo continua difícil, e há dias que eu só atravesso.',
    ])
    expect(reading(answered([], [], [0])).hard).toEqual([])
    const journey = { ...having(), answers: answered([], [3], [0], [], [], [3]) }
    const text = plainText({ journey })
    for (const { echo } of hard) {
      expect(text.split(echo)).toHaveLength(2)
      expect(text.indexOf(echo)).toBeLessThan(text.indexOf(reading(journey.answers).paragraphs[0] ?? ''))
    }
  })

  it('of a journey with everything marked has no empty step to speak of', () => {
    const { rows, paragraphs } = reading(everything)
    expect(rows).toHaveLength(6)
    expect(paragraphs[0]).toMatch(/^Você marcou as vinte e quatro frases/)
  })

  it('never gives a total or a grade', patiently, () => {
    always(anyAnswers, (answers) => {
      expect(insights(answers)).not.toMatch(/\d|%/)
    })
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
    expect(text).toContain('\n\nVocê escreveu\nAnotação minha.\n\n')
    expect(plainText({ journey: having(...times(6, nextAsked())) })).not.toContain('Você escreveu')
  })
})
