import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ToolId } from '../../src/tools'
import { texts as dreamTexts, elementTexts } from '../../src/tools/dreams/content'
import { reading as readDream } from '../../src/tools/dreams/reading'
import type { ElementId } from '../../src/tools/dreams/slice'
import { steps } from '../../src/tools/journey/content'
import { reading as readJourney } from '../../src/tools/journey/reading'
import { type Answers, stepIds } from '../../src/tools/journey/slice'
import { symbols } from '../../src/tools/mandala/content'
import { reading as readMandala } from '../../src/tools/mandala/reading'
import { type SymbolId, symbolIds } from '../../src/tools/mandala/slice'
import { profiles } from '../../src/tools/quiz/content'
import { reading as readQuiz } from '../../src/tools/quiz/reading'
import type { AnswerId } from '../../src/tools/quiz/slice'
import { avoidedIn, avoidedInTools } from '../support/phrases'
import { ids as elementIds } from '../tools/dreams/visits'
import { answered, everyScenario } from '../tools/journey/visits'
import { everyWay } from '../tools/quiz/visits'

interface Result {
  /** What was chosen, as ids. */
  chosen: readonly string[]
  /** What is written for this choice as a whole. */
  paragraphs: readonly string[]
  /** What stands beside each thing chosen, and the small thing to do. */
  around: readonly string[]
}

const ofMandala = (chosen: readonly SymbolId[]): Result => {
  const { paragraphs, suggestion } = readMandala(chosen)
  const rows = chosen.flatMap((id) => [symbols[id].gloss, symbols[id].image, symbols[id].question])
  return { chosen, paragraphs, around: [...rows, suggestion] }
}

const ofJourney = (answers: Answers): Result => {
  const { rows, paragraphs, suggestion } = readJourney(answers)
  const told = rows.flatMap(({ chosen, image, question }) => [...chosen.map(({ echo }) => echo), image, question])
  const chosen = stepIds.flatMap((step) => answers[step].map((position) => `${step} ${position}`))
  return { chosen, paragraphs, around: [...told, suggestion].filter(Boolean) }
}

const ofQuiz = (chosen: readonly AnswerId[]): Result => {
  const { rows, ties, paragraphs, suggestion } = readQuiz(chosen)
  const told = rows.flatMap(({ archetype }) => {
    const { description, image, surplus, lack, question } = profiles[archetype]
    return [description, image, surplus, lack, question]
  })
  return { chosen, paragraphs, around: [...told, ...ties, suggestion] }
}

const ofDream = (chosen: readonly ElementId[]): Result => {
  const { paragraphs, questions, suggestion } = readDream(chosen)
  const rows = chosen.flatMap((id) => [elementTexts[id].image, elementTexts[id].question ?? []].flat())
  return {
    chosen,
    paragraphs,
    around: [...rows, ...questions, suggestion, dreamTexts.reading.intro, dreamTexts.reading.care],
  }
}

const sample = <T>(values: fc.Arbitrary<T>, numRuns: number): T[] => fc.sample(values, { numRuns, seed: 16 })

/** Every choice of so many, in the order of the list. */
const choices = <T>(count: number, from: readonly T[]): T[][] =>
  count === 0 ? [[]] : from.flatMap((one, at) => choices(count - 1, from.slice(at + 1)).map((rest) => [one, ...rest]))

const marks = stepIds.flatMap((_, step) => everyScenario.map((position) => [step, position] as const))
const journeyOf = (some: readonly (readonly [number, number])[]): Answers =>
  answered(...stepIds.map((_, step) => some.filter(([at]) => at === step).map(([, position]) => position)))

const results: Record<ToolId, readonly Result[]> = {
  mandala: [...choices(4, symbolIds), ...sample(fc.shuffledSubarray([...symbolIds], { minLength: 4 }), 2000)].map(
    ofMandala,
  ),
  journey: [...[0, 1, 2, 3, 23, 24].flatMap((count) => choices(count, marks)), ...sample(fc.subarray(marks), 2000)].map(
    (some) => ofJourney(journeyOf(some)),
  ),
  quiz: everyWay.map(ofQuiz),
  dreams: sample(fc.subarray(elementIds, { minLength: 1 }), 20_000).map(ofDream),
}

const sentencesOf = (texts: readonly string[]): string[] => texts.flatMap((text) => text.split(/(?<=[.?])\s+/))

/** Expressions that no result says, whatever was chosen: they can be heard as an invitation to be gone. */
const never =
  /(?<!\p{L})(lá embaixo|sumir|desaparecer|sem volta|descans(ar|e) (para sempre|de vez)|ir embora de tudo|acabar com|melhor sem (você|mim)|fardo|estorvo|afog\p{L}*|mergulh\p{L}*|atirar|pular|saltar|queda|cair|deixa pequena|ninguém sentiria)(?!\p{L})/iu

/** What must not be said where these were chosen together. */
const apart: readonly { where: string; chosen: readonly (readonly string[])[]; never: RegExp; stops: string }[] = [
  {
    where: 'height and relief',
    chosen: [['montanha'], ['paz', 'alegria']],
    never: /(?<!\p{L})(do alto|lá de cima|deixar (tudo|para trás)|leveza|soltar|longe de tudo)(?!\p{L})/iu,
    stops: 'Do alto da montanha tudo fica pequeno.',
  },
  {
    where: 'a home, a family and fear',
    chosen: [['casa'], ['mae', 'pai', 'crianca'], ['medo']],
    never:
      /(?<!\p{L})(portas?|diante da chave|trocassem|esconde(r|rijos)|cantos?|abr(a|ir|isse)|abriria|castig\p{L}*|gaveta|onde não se entra|segredos?)(?!\p{L})/iu,
    stops: 'Se você abrisse mais uma porta nessa casa, o que encontraria?',
  },
  {
    where: 'water, peace and leaving',
    chosen: [['agua'], ['paz']],
    never: /(?<!\p{L})((?<!a )partir|embora|deixar-se levar|sair da margem|outro lado|fundo)(?!\p{L})/iu,
    stops: 'A paz da água é a de ir embora com ela.',
  },
  {
    where: 'a bridge, and nobody beside it',
    chosen: [['ponte'], ['medo', 'paz', 'urgencia', 'confusao']],
    never: /(?<!\p{L})(parapeito|beira|diante da ponte|meio da ponte|só olhos para|parar no meio)(?!\p{L})/iu,
    stops: 'Diante da ponte, o que você faria?',
  },
  {
    where: 'days that are only got through',
    chosen: [['provacoes 3']],
    never: /(?<!\p{L})(fortalece|aprendizado|ensina a|crescer com a dor)(?!\p{L})/iu,
    stops: 'Um dia difícil fortalece quem passa por ele.',
  },
]

describe.each(Object.entries(results))('the results of %s', (tool, all) => {
  const texts = [...new Set(all.flatMap(({ paragraphs, around }) => [...paragraphs, ...around]))]

  it('hedge at most once in a paragraph', () => {
    const hedges = (text: string) => text.match(/(?<!\p{L})(talvez|podem?|poderia|quem sabe)(?!\p{L})/giu) ?? []
    // the words of the review
    const allowed = 'Talvez não haja hesitação; talvez ela não caiba em nenhuma das quatro frases.'
    expect(texts.filter((text) => hedges(text.replace(allowed, '')).length > 1)).toEqual([])
  })

  it('have no mannerism', () => {
    const mannered =
      /e tudo bem|nem por isso|(?<!\p{L})Há [^.]{3,40} que|Olhemos|Vejamos|Sigamos|\p{L}; (o|a|um|uma) outr[oa],/u
    expect(texts.filter((text) => mannered.test(text))).toEqual([])
  })

  it('have no two paragraphs that open alike, and ask something', () => {
    const opening = (text: string) => text.split(' ').slice(0, 2).join(' ')
    for (const { paragraphs, around } of all) {
      expect(new Set(paragraphs.map(opening)).size).toBe(paragraphs.length)
      expect([...paragraphs, ...around].some((text) => text.endsWith('?'))).toBe(true)
    }
  })

  it('say no sentence twice, and leave no seam', () => {
    const failing = all.filter(({ paragraphs, around }) => {
      const sentences = sentencesOf([...paragraphs, ...around])
      return new Set(sentences).size < sentences.length
    })
    expect(failing.slice(0, 3)).toEqual([])
    expect(texts.filter((text) => /^\s|\s$| {2}|\.\.|undefined|[!{}]|^\p{Ll}|[^.?”]$/u.test(text))).toEqual([])
  })

  it('judge nobody and give no orders', () => {
    expect([...new Set(sentencesOf(texts))].flatMap((text) => avoidedIn(text, avoidedInTools))).toEqual([])
    const gendered =
      /você (?:está|fica|ficou|se sente|parece) \p{L}+[ai]d[ao](?!\p{L})|tranquil[ao]|(?<!\p{L})sozinh[ao] você/iu
    expect(texts.filter((text) => gendered.test(text))).toEqual([])
  })

  it('say nothing that must not be said, or not there', () => {
    expect(texts.filter((text) => never.test(text))).toEqual([])
    const met = all.flatMap(({ chosen, paragraphs, around }) =>
      apart
        .filter((one) => one.chosen.every((some) => some.some((id) => chosen.includes(id))))
        .flatMap((one) =>
          sentencesOf([...paragraphs, ...around])
            .filter((text) => one.never.test(text))
            .map((text) => `${one.where}: ${text}`),
        ),
    )
    expect([...new Set(met)]).toEqual([])
  })

  it('differ: of two at random, at most one sentence in twenty is the same', () => {
    const random = sample(fc.tuple(fc.nat(all.length - 1), fc.nat(all.length - 1)), 3000)
    const shares = random.flatMap(([one, other]) => {
      const [a, b] = [one, other].map((at) => sentencesOf(all[at]?.paragraphs ?? []))
      if (one === other || !a?.length || !b?.length) return []
      return [(2 * a.filter((sentence) => b.includes(sentence)).length) / (a.length + b.length)]
    })
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
    expect(mean, tool).toBeLessThan(0.05)
  })
})

it('a story is told in two sentences', () => {
  const stories = [symbols, steps, profiles].flatMap((texts) => Object.values(texts)).map(({ image }) => image)
  expect(stories).toHaveLength(20)
  expect(stories.filter((story) => sentencesOf([story]).length !== 2)).toEqual([])
})

it.each(apart)('the check itself stops $where', ({ never, stops }) => {
  expect(stops).toMatch(never)
})

it('the check itself stops what can be heard as leave to be gone', () => {
  expect('A paz na montanha pode vir da distância, que deixa pequena a vida lá embaixo.').toMatch(never)
})

it('who only gets through the days is answered first, and asked to tell somebody', () => {
  const [first] = readJourney(answered([], [], [], [], [], [3])).hard
  expect(first?.echo).toContain('alguém de confiança')
})
