import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answers as answerTexts, profiles, questions } from '../../../src/tools/quiz/content'
import { glyphs } from '../../../src/tools/quiz/glyphs'
import { plainText } from '../../../src/tools/quiz/plainText'
import { reading } from '../../../src/tools/quiz/reading'
import { deeds, pairs } from '../../../src/tools/quiz/readingTexts'
import { archetypesOf, computeScore, computeStandings, computeTop } from '../../../src/tools/quiz/scores'
import { type ArchetypeId, answersOf, archetypeIds, questionIds, quizSlice } from '../../../src/tools/quiz/slice'
import { always } from '../../support/runs'
import { allAnswers, everyWay } from './visits'

describe('the five questions', () => {
  it('have four answers each, with one or two archetypes and a deed', () => {
    expect(questionIds).toHaveLength(5)
    for (const question of questionIds) {
      expect(questions[question].text).toMatch(/\?$/)
      expect(answersOf[question]).toHaveLength(4)
    }
    expect(new Set(allAnswers).size).toBe(20)
    for (const answer of allAnswers) {
      expect(new Set(archetypesOf(answer)).size).toBe(archetypesOf(answer).length)
      expect([1, 2]).toContain(archetypesOf(answer).length)
      expect(deeds[answer]).toMatch(/^\p{Ll}.*[^.]$/u)
    }
  })

  it('name every archetype equally often, once in each question', () => {
    const count = (archetype: ArchetypeId) => computeScore(allAnswers, archetype)
    const counts = archetypeIds.map(count)
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
    for (const question of questionIds)
      expect(answersOf[question].flatMap(archetypesOf).toSorted()).toEqual([...archetypeIds].toSorted())
  })

  it('have answers of about the same length, none of which names an archetype', () => {
    for (const answer of allAnswers) {
      const { text } = answerTexts[answer]
      expect(text.length, text).toBeGreaterThanOrEqual(60)
      expect(text.length, text).toBeLessThanOrEqual(74)
      for (const id of archetypeIds) expect(text.toLowerCase()).not.toContain(profiles[id].name.toLowerCase())
    }
  })
})

describe('the profiles', () => {
  it('are the six of the specification, each with four traits, a story, too much, too little, a question, a practice and a sign', () => {
    expect(archetypeIds.map((id) => profiles[id].name)).toEqual([
      'Inocente',
      'Sábio',
      'Guerreiro',
      'Cuidador',
      'Explorador',
      'Governante',
    ])
    for (const id of archetypeIds) {
      const { description, characteristics, image, surplus, lack, question, suggestion } = profiles[id]
      expect(new Set(characteristics).size).toBe(4)
      for (const text of [description, image, surplus, lack, suggestion]) expect(text).toMatch(/\.$/)
      expect(question).toMatch(/\?$/)
      expect(glyphs[id]).toMatch(/^M/)
    }
    expect(new Set(archetypeIds.map((id) => glyphs[id])).size).toBe(6)
  })
})

describe('equal points, over all 1024 ways', () => {
  it('are named below the ranking where it does not show them all, and else in the reading', () => {
    for (const answers of everyWay) {
      const standings = computeStandings(answers)
      const shown = computeTop(standings)
      const { ties, paragraphs } = reading(answers)
      for (const { archetype, score } of standings) {
        const { name } = profiles[archetype]
        const equals = standings.filter((one) => one.score === score)
        const isTouched = equals.length > 1 && equals.some((one) => shown.includes(one))
        const isCut = isTouched && !equals.every((one) => shown.includes(one))
        expect(ties.filter((text) => text.includes(name)).length).toBe(isCut ? 1 : 0)
        const together = paragraphs.filter((text) => /por igual|juntos|lado a lado|Dividem/.test(text)).join()
        if (isTouched && !isCut) expect(together).toContain(name)
      }
    }
  })

  it('“O Cuidador também empatou” is said when only the order keeps it out', () => {
    const ways = everyWay.filter((answers) =>
      reading(answers).ties.some((text) => text.startsWith('O Cuidador também empatou com ')),
    )
    expect(ways.length).toBeGreaterThan(0)
    for (const answers of ways) {
      const standings = computeStandings(answers)
      expect(standings[2]?.score).toBe(computeScore(answers, 'cuidador'))
      expect(computeTop(standings).map(({ archetype }) => archetype)).not.toContain('cuidador')
    }
  })
})

const readings = everyWay.map((answers) => ({ answers, paragraphs: reading(answers).paragraphs }))
describe('the reading, over all 1024 ways', () => {
  it('is another one for every way, although many have the same points', () => {
    expect(new Set(readings.map(({ paragraphs }) => paragraphs.join('\n'))).size).toBe(1024)
    const points = everyWay.map((answers) => archetypeIds.map((id) => computeScore(answers, id)).join())
    expect(new Set(points).size).toBeLessThan(1024)
  })

  it('ends in an open question, the only one of its paragraph', () => {
    for (const { paragraphs } of readings) {
      const last = paragraphs.at(-1) ?? ''
      expect(last).toMatch(/\?$/)
      expect(last.match(/\?/g)).toHaveLength(1)
    }
  })

  it('names what was done in each of the five scenes once, and nothing else', () => {
    for (const { answers, paragraphs } of readings)
      for (const answer of allAnswers) expect(paragraphs[0]?.includes(deeds[answer])).toBe(answers.includes(answer))
  })

  it('speaks of two that nobody precedes: the strongest, and one of the next in strength', () => {
    for (const { answers, paragraphs } of readings) {
      const spoken = Object.entries(pairs).filter(([, text]) => paragraphs[1]?.endsWith(text))
      expect(spoken).toHaveLength(1)
      const scores = (spoken[0]?.[0] ?? '').split('-').map((id) => computeScore(answers, id as ArchetypeId))
      const best = computeStandings(answers).map(({ score }) => score)
      expect(scores.sort((a, b) => b - a)).toEqual(best.slice(0, 2))
    }
  })

  it('names exactly those that did not appear', () => {
    for (const { answers, paragraphs } of readings) {
      const silent = archetypeIds.filter((id) => computeScore(answers, id) === 0).map((id) => profiles[id].name)
      const [said = ''] = paragraphs.slice(-1)[0]?.split(/: se |\. /) ?? []
      if (silent.length === 0) expect(said).toMatch(/^Os seis apareceram/)
      else expect(said.match(/\p{Lu}\p{L}+/gu)?.slice(1)).toEqual(silent)
    }
  })

  it('has a text for each of the fifteen pairs, in the order of the profiles', () => {
    const names = archetypeIds.flatMap((a, index) => archetypeIds.slice(index + 1).map((b) => `${a}-${b}`))
    expect(Object.keys(pairs)).toEqual(names)
    for (const [pair, text] of Object.entries(pairs))
      for (const id of pair.split('-')) expect(text).toContain(profiles[id as ArchetypeId].name)
  })

  it('says nothing before there are answers', () => {
    expect(reading([]).paragraphs).toEqual([])
  })
})

describe('the text to copy', () => {
  it('holds the points, the ranking, the reading and what was written', () => {
    always(fc.constantFrom(...everyWay), (answers) => {
      const text = plainText({
        quiz: { ...quizSlice.getInitialState(), answers: [...answers], writing: 'Uma nota minha.' },
      })
      for (const { archetype, score } of computeStandings(answers))
        expect(text).toContain(`${profiles[archetype].name}: ${score === 1 ? '1 ponto' : `${score} pontos`}`)
      for (const paragraph of reading(answers).paragraphs) expect(text).toContain(paragraph)
      expect(text).toContain('Uma nota minha.')
      expect(text).not.toMatch(/undefined|%/)
    })
  })
})
