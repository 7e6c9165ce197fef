import { describe, expect, it } from 'vitest'
import { profiles, questions, weeks } from '../../../src/tools/quiz/content'
import { reading } from '../../../src/tools/quiz/reading'
import { pairs } from '../../../src/tools/quiz/readingTexts'
import { archetypesOf, computeScore, computeStandings, computeTies, computeTop } from '../../../src/tools/quiz/scores'
import { type ArchetypeId, answersOf, archetypeIds, questionIds } from '../../../src/tools/quiz/slice'
import { shuffled } from '../../support/choices'
import { describeSoundReadings } from '../../support/soundReadings'
import { everyWay } from './visits'

/** All texts and questions about two. */
const sentences = Object.values(pairs).flatMap(({ image, always, met = [], equal, ahead, questions: by }) =>
  [image, always, met, equal, Object.values(ahead), Object.values(by)].flat(),
)

/** The two of which a result speaks first, and their texts. */
const spokenIn = (reflection: readonly string[]) =>
  Object.entries(pairs).filter(([, { image }]) => image.includes(reflection[0] ?? ''))

const results = everyWay.map((answers) => ({ answers, standings: computeStandings(answers), ...reading(answers) }))

it('the five questions have four answers each, with one or two archetypes', () => {
  for (const question of questionIds) {
    expect(questions[question]).toMatch(/\?$/)
    expect(answersOf[question]).toHaveLength(4)
  }
  const answers = Object.values(answersOf).flat()
  expect(new Set(answers).size).toBe(20)
  for (const answer of answers) expect([1, 2]).toContain(new Set(archetypesOf(answer)).size)
})

it('the profiles are the six of the specification, each with four traits', () => {
  expect(archetypeIds.map((id) => profiles[id].name).join(' ')).toBe(
    'Inocente Sábio Guerreiro Cuidador Explorador Governante',
  )
  for (const id of archetypeIds) expect(new Set(profiles[id].characteristics).size).toBe(4)
})

describe('the result, over all 1024 ways', () => {
  it('shows the first three that scored, and names equals in one line each', () => {
    for (const { standings, parts, ties } of results) {
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
      const named = computeTies(standings).map(({ shown, unshown }) => [...shown, ...unshown])
      expect(ties).toHaveLength(named.length)
      for (const [index, equals] of named.entries()) {
        expect(ties[index]).toMatch(/^O .* (empataram|também empat(ou|aram) com o .*)\.$/)
        for (const id of equals) expect(ties[index]).toContain(profiles[id].name)
      }
    }
  })

  it('speaks of the strongest, and of one of the next in strength', () => {
    for (const { answers, standings, reflection } of results) {
      const spoken = spokenIn(reflection)
      expect(spoken).toHaveLength(1)
      const two = (spoken[0]?.[0] ?? '').split('-') as ArchetypeId[]
      expect(two).toContain(standings[0]?.archetype)
      const scores = two.map((id) => computeScore(answers, id)).sort((a, b) => b - a)
      expect(scores).toEqual(standings.slice(0, 2).map(({ score }) => score))
    }
  })

  it('says that one leads, none, or two by one answer, only where it is so', () => {
    for (const { answers, reflection } of results) {
      for (const [pair, texts] of Object.entries(pairs)) {
        const [a = 0, b = 0] = pair.split('-').map((id) => computeScore(answers, id as ArchetypeId))
        if (reflection[1] === texts.equal) expect(a).toBe(b)
        if (reflection[1] === texts.met) expect(answers.map((answer) => archetypesOf(answer).join('-'))).toContain(pair)
        for (const [leading, text] of Object.entries(texts.ahead))
          if (reflection[1] === text) {
            const score = computeScore(answers, leading as ArchetypeId)
            expect(score).toBe(Math.max(a, b))
            expect(score).toBeGreaterThan(Math.min(a, b))
          }
      }
    }
  })

  it('asks by one of the strongest beside the two', () => {
    for (const { standings, reflection, questions: asked } of results) {
      const [[pair, texts] = []] = spokenIn(reflection)
      const others = standings.filter(({ archetype }) => !`${pair}`.includes(archetype))
      const strongest = others.filter(({ score }) => score === others[0]?.score).map(({ archetype }) => archetype)
      const askable = Object.entries(texts?.questions ?? {}).flatMap(([id, text]) =>
        strongest.includes(id as ArchetypeId) ? text : [],
      )
      expect(askable).toContain(asked[0])
    }
  })

  it('reflects on each pair in at least four ways', () => {
    for (const { image } of Object.values(pairs)) {
      const ways = results.filter(({ reflection: [first = ''] }) => image.includes(first))
      expect(new Set(ways.map(({ reflection }) => reflection.join(' '))).size).toBeGreaterThanOrEqual(4)
    }
  })
})

describeSoundReadings(
  shuffled(everyWay).map((chosen) => ({ chosen, reading: reading(chosen) })),
  {
    stories: archetypeIds.flatMap((id) => [profiles[id].story, profiles[id].surplus, profiles[id].lack]),
    questionCount: 1,
    written: [...sentences, ...Object.values(weeks).flat()],
    ofTooLittle: [0, 1, 4].map((count) => reading(everyWay[0]?.slice(0, count) ?? [])),
  },
)
