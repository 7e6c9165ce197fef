import { describe, expect, it } from 'vitest'
import { archetypesOf, computeStandings, computeTies, computeTop } from '../../src/tools/quiz/scores'
import { archetypeIds, questionIds, quizSlice } from '../../src/tools/quiz/slice'
import { everyWay } from './quiz/visits'

// how it is answered and read: tests/tools/quiz/travel.ts

it('a new quiz has five questions in order, and no answers', () => {
  expect(questionIds).toEqual(['fim', 'chegada', 'plano', 'conversa', 'tarde'])
  expect(quizSlice.getInitialState()).toEqual({
    answers: [],
    activePart: null,
    openingWords: '',
    answer: '',
    answeredQuestion: '',
    notes: {},
  })
})

describe('the points of all 1024 ways through the questions', () => {
  it('add up to the archetypes of the five answers', () => {
    for (const answers of everyWay) {
      const total = computeStandings(answers).reduce((sum, { score }) => sum + score, 0)
      expect(total).toBe(answers.flatMap(archetypesOf).length)
    }
  })

  it('rank at most three that scored, equals in the order of the profiles', () => {
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

  it('name equals together where at least one of them is shown', () => {
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
})
