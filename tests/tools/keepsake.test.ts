import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rootReducer } from '../../src/app/reducer'
import type { Answer, Keepsake } from '../../src/core/keepsake'
import type { ToolId } from '../../src/tools'
import * as dreams from '../../src/tools/dreams/actions'
import { materialOf as ofDream } from '../../src/tools/dreams/material'
import { type ElementId, elements } from '../../src/tools/dreams/slice'
import * as journey from '../../src/tools/journey/actions'
import { materialOf as ofJourney } from '../../src/tools/journey/material'
import { stepIds } from '../../src/tools/journey/slice'
import * as mandala from '../../src/tools/mandala/actions'
import { materialOf as ofMandala } from '../../src/tools/mandala/material'
import { symbolIds } from '../../src/tools/mandala/slice'
import * as quiz from '../../src/tools/quiz/actions'
import { materialOf as ofQuiz } from '../../src/tools/quiz/material'
import { questionIds, quizSlice } from '../../src/tools/quiz/slice'
import { type Material, pageOf, paragraphsOf } from '../../src/ui/tool/keepsake/compose'
import { avoidedIn, avoidedInTools } from '../support/phrases'
import { always } from '../support/runs'
import { everyWay } from './quiz/visits'

const initial = rootReducer(undefined, { type: 'nothing' })
const after = (...actions: readonly Parameters<typeof rootReducer>[1][]) => actions.reduce(rootReducer, initial)

const anySymbols = fc.shuffledSubarray([...symbolIds], { minLength: 4 })
const anyDream = fc.shuffledSubarray(
  elements.map(({ id }) => id),
  { minLength: 3 },
)
const dreamt = (ids: readonly ElementId[]) => after(...ids.map((element) => dreams.elementToggled({ element })))
const walked = (ticks: readonly (readonly number[])[]) =>
  after(
    ...stepIds.flatMap((step, index) => [
      ...(ticks[index] ?? []).map((scenario) => journey.scenarioToggled({ step, scenario })),
      journey.nextAsked(),
    ]),
  )

/** What a page can be made of, in whatever way each tool was gone through. */
const materials: Record<ToolId, fc.Arbitrary<Material<string>>> = {
  mandala: anySymbols.map((some) => ofMandala(after(...some.map((symbol) => mandala.symbolPicked({ symbol }))))),
  dreams: anyDream.map((ids) => ofDream(dreamt(ids))),
  journey: fc.array(fc.subarray([0, 1, 2, 3]), { minLength: 6, maxLength: 6 }).map((ticks) => ofJourney(walked(ticks))),
  quiz: fc
    .constantFrom(...everyWay)
    .map((way) =>
      ofQuiz(
        after(
          ...way.flatMap((answer, index) =>
            questionIds.slice(index, index + 1).map((question) => quiz.answerGiven({ question, answer })),
          ),
        ),
      ),
    ),
}

const keptFrom = (
  { parts }: Material<string>,
  answer: (index: number) => Answer | null,
  line = '',
): Keepsake<string> => ({
  answers: Object.fromEntries(parts.map(({ part }, index) => [part, answer(index)])),
  lines: Object.fromEntries(parts.map(({ part }) => [part, line])),
  page: null,
  sentence: null,
})

describe.each(Object.entries(materials))('what remains of %s', (_tool, anyMaterial) => {
  const anyAnswers = fc.infiniteStream(fc.constantFrom<Answer | null>('mine', 'notMine', null))
  const anyKept = fc.tuple(anyMaterial, anyAnswers).map(([material, answers]) => {
    const given = [...answers.take(material.parts.length)]
    return { material, given, kept: keptFrom(material, (index) => given[index] ?? null) }
  })

  it('is a page of about 120 words in the first person, however much makes sense', () => {
    always(anyMaterial, (material) => {
      const { page } = pageOf(
        material,
        keptFrom(material, () => 'mine'),
      )
      expect(page.split(/\s+/).length).toBeLessThanOrEqual(190)
      // what it asks stands in quotes
      expect(page.replace(/“[^”]*”/gu, '')).not.toMatch(/(?<!\p{L})(você|sua?s?|seus?)(?!\p{L})/iu)
    })
  })

  it('leaves no seam, judges nobody, and says nothing of what she did not answer', () => {
    always(anyKept, ({ material, kept, given }) => {
      const { page, sentence } = pageOf(material, kept)
      for (const text of [page, sentence]) {
        expect(text).toMatch(/^\p{Lu}.*[.?”]$/su)
        expect(text).not.toMatch(/undefined|null| {2}|\.\.|\n{3}|“”/)
        expect(avoidedIn(text, avoidedInTools)).toEqual([])
      }
      material.parts.forEach(({ said }, index) => {
        if (said && given[index] !== 'mine') expect(page).not.toContain(said)
      })
    })
  })

  it('holds every line of hers as she wrote it, also to what is not hers', () => {
    const line = 'ontem, <b>“no quintal”</b> & só'
    always(anyKept, ({ material, given }) => {
      const { page, sentence } = pageOf(
        material,
        keptFrom(material, (index) => given[index] ?? null, line),
      )
      const answered = given.filter((one) => one !== null).length
      expect(page.split(line).length - 1).toBeGreaterThanOrEqual(Math.min(answered, 1))
      expect(sentence).toContain(line)
      // and nothing beside it in her name
      for (const { said } of material.parts) if (said) expect(page).not.toContain(said)
    })
  })

  it('asks about no part what it has just said of it, unless she ticked it', () => {
    always(anyKept, ({ material, kept }) => {
      const { page } = pageOf(material, kept)
      for (const { said, question, isTicked } of material.parts)
        if (said && question && !isTicked) expect(page.includes(said) && page.includes(`“${question}”`)).toBe(false)
    })
  })

  it('is nothing before an answer, and hers once she has changed it', () => {
    always(anyMaterial, (material) => {
      const none = keptFrom(material, () => null)
      expect(paragraphsOf(material, none)).toEqual([])
      expect(paragraphsOf(material, { ...none, page: 'Fico com o rio.' })).toContain('Fico com o rio.')
    })
  })
})

it('of a dream with fear, says nothing in her name, and talks of the dream alone', () => {
  always(anyDream, (some) => {
    const material = ofDream(dreamt([...new Set<ElementId>([...some, 'medo'])]))
    const { page, sentence } = pageOf(
      material,
      keptFrom(material, () => 'mine'),
    )
    expect(page).toContain('Faz sentido para mim não entender esse sonho hoje.')
    expect(page).toContain('Quem eu gostaria de ter por perto?')
    expect(page).not.toMatch(/me fala|me faz (pensar|perguntar)|lado meu|foi de verdade/)
    expect(sentence).toBe('Queria conversar sobre um sonho em que havia medo.')
  })
})

it('talks of an image as part of what it came in, and of none where nothing was hers', () => {
  const material = ofDream(dreamt(['crianca', 'casa', 'paz']))
  const sentenceFor = (answers: (index: number) => Answer | null) =>
    pageOf(material, keptFrom(material, answers)).sentence
  expect(sentenceFor((index) => (index === 1 ? 'mine' : null))).toBe('Queria conversar sobre a criança do meu sonho.')
  expect(sentenceFor(() => 'notMine')).toBe('Queria conversar sobre outra coisa.')
})

it('of a journey on which days are only got through, says so first, and to whom it may be told', () => {
  const material = ofJourney(walked([[], [], [], [], [], [0, 3]]))
  const { page, sentence } = pageOf(
    material,
    keptFrom(material, () => 'notMine'),
  )
  expect(page.split('\n\n')[0]).toContain('Posso contar a alguém de confiança. Risco agora: 192 (SAMU).')
  expect(sentence).toBe('Queria conversar sobre os dias que só atravesso.')
})

it('of a quiz, tells each day as what it was, and names first only who came most', () => {
  const answers = ['fim-aceitar', 'chegada-sentar', 'plano-esperar', 'conversa-lembrar', 'tarde-demorar'] as const
  const root = after(
    ...answers.flatMap((answer, index) =>
      questionIds.slice(index, index + 1).map((question) => quiz.answerGiven({ question, answer })),
    ),
    quizSlice.actions.associationChanged({ image: 'surplus', text: 'bati a porta' }),
    quizSlice.actions.associationChanged({ image: 'lack', text: 'fiquei calada.' }),
  )
  const material = ofQuiz(root)
  const { page } = pageOf(
    material,
    keptFrom(material, () => 'mine'),
  )
  expect(page).toMatch(/^Nas cinco cenas, quem mais apareceu: o Inocente\.\n/)
  // of the day she was asked something else
  expect(page).not.toContain(material.parts[1]?.question)
  expect(page).toContain('Um dia de que me lembrei: “bati a porta”. E outro: “fiquei calada.”')
})
