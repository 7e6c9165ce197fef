import { describe, expect, it } from 'vitest'
import { noAssociations } from '../../src/core/associations'
import { noKeepsake } from '../../src/core/keepsake'
import { answerGiven, previousAsked } from '../../src/tools/quiz/actions'
import { archetypesOf, computeStandings, computeTies, computeTop } from '../../src/tools/quiz/scores'
import { selectAnswers, selectQuestion, selectWriting } from '../../src/tools/quiz/selectors'
import {
  type AnswerId,
  answersOf,
  archetypeIds,
  type QuizState,
  questionIds,
  quizSlice,
  sides,
} from '../../src/tools/quiz/slice'
import { allAnswers, everyWay } from './quiz/visits'

const { writingChanged } = quizSlice.actions

const { reducer, getInitialState } = quizSlice
const initial = getInitialState()

const give = (state: QuizState, answer: AnswerId): QuizState => {
  const question = questionIds.find((id) => (answersOf[id] as readonly AnswerId[]).includes(answer))
  if (!question) throw new Error(`no question has ${answer}`)
  return reducer(state, answerGiven({ question, answer }))
}
const answered = (...answers: AnswerId[]): QuizState => answers.reduce(give, initial)
const questionOf = (quiz: QuizState) => selectQuestion({ quiz })

describe('answering', () => {
  it('leads from question to question, and after the fifth to the result', () => {
    const seen = everyWay[0]?.map((_, index) => questionOf(answered(...(everyWay[0] ?? []).slice(0, index))))
    expect(seen).toEqual([...questionIds])
    expect(questionOf(answered(...(everyWay[0] ?? [])))).toBeNull()
  })

  it('begins with nothing answered and nothing written', () => {
    expect(initial).toEqual({
      answers: [],
      story: null,
      unfolded: [],
      writing: '',
      associations: noAssociations(sides),
      keepsake: noKeepsake(archetypeIds),
    })
    expect(questionOf(initial)).toBe('fim')
  })

  it('keeps the answers in order, and what is written beside the result', () => {
    const quiz = reducer(answered('fim-aceitar', 'chegada-sentar'), writingChanged({ text: 'Uma nota minha.' }))
    expect(selectAnswers({ quiz })).toEqual(['fim-aceitar', 'chegada-sentar'])
    expect(selectWriting({ quiz })).toBe('Uma nota minha.')
  })

  it('goes back a question at a time, as far as the first, and not from the result', () => {
    const two = answered('fim-aceitar', 'chegada-sentar')
    expect(selectAnswers({ quiz: reducer(two, previousAsked()) })).toEqual(['fim-aceitar'])
    expect(reducer(initial, previousAsked())).toEqual(initial)
    const all = answered(...(everyWay[0] ?? []))
    expect(reducer(all, previousAsked())).toBe(all)
  })

  it('an answer to another question than the one asked is refused', () => {
    const state = answered('fim-compreender')
    expect(reducer(state, answerGiven({ question: 'fim', answer: 'fim-aceitar' }))).toBe(state)
    expect(reducer(state, answerGiven({ question: 'tarde', answer: 'tarde-arrumar' }))).toBe(state)
  })

  it('an answer that is not one of the question’s four is refused', () => {
    expect(reducer(initial, answerGiven({ question: 'fim', answer: 'tarde-chamar' }))).toBe(initial)
  })

  it('no sixth answer is taken', () => {
    for (const answers of everyWay.slice(0, 20)) {
      const state = answered(...answers)
      for (const answer of allAnswers) expect(give(state, answer)).toBe(state)
    }
  })
})

describe('the points, over all 1024 ways through the questions', () => {
  it('add up to the archetypes listed by the five answers', () => {
    for (const answers of everyWay) {
      const total = computeStandings(answers).reduce((sum, { score }) => sum + score, 0)
      expect(total).toBe(answers.flatMap(archetypesOf).length)
    }
  })

  it('rank at most three, only those that scored, the strongest first, equals in the order of the profiles', () => {
    for (const answers of everyWay) {
      const standings = computeStandings(answers)
      const top = computeTop(standings)
      expect(top.length).toBe(Math.min(3, standings.filter(({ score }) => score > 0).length))
      const keys = standings.map(({ archetype, score }) => -score * 10 + archetypeIds.indexOf(archetype))
      expect(keys).toEqual([...keys].sort((a, b) => a - b))
      expect(top).toEqual(standings.slice(0, top.length))
      expect(top.every(({ score }) => score > 0)).toBe(true)
    }
  })

  it('give equals the same place, and the next one the place after all of them', () => {
    for (const answers of everyWay) {
      const standings = computeStandings(answers)
      for (const { place, score } of standings)
        expect(place).toBe(standings.findIndex((one) => one.score === score) + 1)
    }
  })

  it('name equals together where at least one is shown, and say which only the order keeps out', () => {
    for (const answers of everyWay) {
      const standings = computeStandings(answers)
      const shown = computeTop(standings).map(({ archetype }) => archetype)
      const ties = computeTies(standings)
      for (const { archetype, score } of standings) {
        const equals = standings.filter((one) => one.score === score).map((one) => one.archetype)
        const isTouched = equals.length > 1 && equals.some((id) => shown.includes(id))
        const named = ties.map((tie) => [...tie.shown, ...tie.unshown]).filter((tie) => tie.includes(archetype))
        expect(named).toEqual(isTouched ? [equals] : [])
      }
      expect(ties.flatMap((tie) => tie.shown).every((id) => shown.includes(id))).toBe(true)
      expect(ties.flatMap((tie) => tie.unshown).some((id) => shown.includes(id))).toBe(false)
    }
  })

  it('may leave fewer than three', () => {
    const answers = ['fim-concluir', 'chegada-procurar', 'plano-seguir', 'conversa-afastar', 'tarde-caminhar'] as const
    expect(computeTop(computeStandings(answers)).map(({ archetype, score }) => [archetype, score])).toEqual([
      ['guerreiro', 3],
      ['explorador', 3],
    ])
  })
})
