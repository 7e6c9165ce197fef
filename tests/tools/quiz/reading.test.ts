import { describe, expect, it } from 'vitest'
import { profiles, texts } from '../../../src/tools/quiz/content'
import { reading } from '../../../src/tools/quiz/reading'
import { pairs } from '../../../src/tools/quiz/readingTexts'
import { archetypesOf, computeScore, computeStandings, computeTop } from '../../../src/tools/quiz/scores'
import { type ArchetypeId, answersOf, archetypeIds, questionIds } from '../../../src/tools/quiz/slice'
import { shuffled } from '../../support/choices'
import { describeSoundReadings } from '../../support/soundReadings'
import { allAnswers, everyWay } from './visits'

const results = everyWay.map((answers) => ({ answers, standings: computeStandings(answers), ...reading(answers) }))

describe('the five questions', () => {
  it('have four answers each, with one or two archetypes', () => {
    expect(questionIds).toHaveLength(5)
    for (const question of questionIds) expect(answersOf[question]).toHaveLength(4)
    expect(new Set(allAnswers).size).toBe(20)
    for (const answer of allAnswers) {
      expect(new Set(archetypesOf(answer)).size).toBe(archetypesOf(answer).length)
      expect([1, 2]).toContain(archetypesOf(answer).length)
    }
  })
})

describe('the profiles', () => {
  it('are the six of the specification, in its order', () => {
    expect(archetypeIds.map((id) => profiles[id].name).join(' ')).toBe(
      'Inocente Sábio Guerreiro Cuidador Explorador Governante',
    )
  })

  it('have the wordings of the specification around them', () => {
    const { result, step, points } = texts
    expect([result.title, result.restart, step(2, 5)]).toEqual([
      'Seus Arquétipos Dominantes',
      'Refazer Quiz',
      'Pergunta 2 de 5',
    ])
    expect(result.sources).toBe('Fonte: Carol S. Pearson.')
    expect([1, 3].map(points)).toEqual(['1 ponto', '3 pontos'])
  })
})

describe('the result, over all 1024 ways', () => {
  it('says nothing before there are five answers', () => {
    const empty = { care: null, reflection: [], questions: [], parts: [], ties: [], week: '' }
    for (const count of [0, 1, 4]) expect(reading(everyWay[0]?.slice(0, count) ?? [])).toEqual(empty)
  })

  it('shows the first three that scored, with points, meaning and traits', () => {
    for (const { standings, parts } of results)
      expect(parts).toEqual(
        computeTop(standings).map(({ archetype, score }) => ({
          id: archetype,
          name: profiles[archetype].name,
          count: score === 1 ? '1 ponto' : `${score} pontos`,
          meaning: profiles[archetype].description,
          traits: profiles[archetype].characteristics.join(', '),
          hasStory: true,
        })),
      )
  })

  it('speaks of the strongest, and of one of the next in strength', () => {
    for (const { answers, standings, reflection } of results) {
      const spoken = Object.entries(pairs).filter(([, { image }]) => image.includes(reflection[0] ?? ''))
      expect(spoken).toHaveLength(1)
      const two = (spoken[0]?.[0] ?? '').split('-') as ArchetypeId[]
      expect(two).toContain(standings[0]?.archetype)
      const scores = two.map((id) => computeScore(answers, id)).sort((a, b) => b - a)
      expect(scores).toEqual(standings.slice(0, 2).map(({ score }) => score))
    }
  })

  it('says that one leads, or that none does, only where it is so', () => {
    for (const { answers, reflection } of results) {
      for (const [pair, { here }] of Object.entries(pairs)) {
        const [a = 0, b = 0] = pair.split('-').map((id) => computeScore(answers, id as ArchetypeId))
        if (reflection[1] === here.equal) expect(a).toBe(b)
        for (const [leading, text] of Object.entries(here.ahead))
          if (reflection[1] === text) {
            const score = computeScore(answers, leading as ArchetypeId)
            expect(score).toBe(Math.max(a, b))
            expect(score).toBeGreaterThan(Math.min(a, b))
          }
      }
    }
  })
})

describeSoundReadings(
  shuffled(everyWay).map((chosen) => ({ chosen, reading: reading(chosen) })),
  {
    stories: archetypeIds.flatMap((id) => [profiles[id].story, profiles[id].surplus, profiles[id].lack]),
    questionCount: 1,
  },
)
