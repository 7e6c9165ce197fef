import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interpretationAsked, writingChanged } from '../../../src/tools/dreams/actions'
import { elementTexts, texts } from '../../../src/tools/dreams/content'
import { plainText } from '../../../src/tools/dreams/plainText'
import { reading } from '../../../src/tools/dreams/reading'
import { meetings } from '../../../src/tools/dreams/readingTexts'
import { type ElementId, elementOf } from '../../../src/tools/dreams/slice'
import { avoidedIn, avoidedInTools } from '../../support/phrases'
import { runs } from '../../support/runs'
import { clicking, dreamOf, ids, told } from './visits'

const anyElement = fc.constantFrom(...ids)
const anyDream = fc.subarray(ids, { minLength: 1 })
/** Every sentence somebody reads: of the rows, the paragraphs and the questions. */
function sentencesOf(dream: readonly ElementId[]): string[] {
  const { rows, paragraphs, questions } = reading(dream)
  const rowTexts = rows.flatMap(({ elements: chosen }) =>
    chosen.flatMap((id) => [elementTexts[id].evokes, elementTexts[id].pole, elementTexts[id].question]),
  )
  return [texts.reading.intro, ...rowTexts, ...paragraphs, texts.reading.care, ...questions].flatMap((text) =>
    text.split(/(?<=[.?])\s+/),
  )
}

describe('the reading', () => {
  it('is of the twenty elements of the specification, in its order', () => {
    expect(ids.map((id) => elementTexts[id].name).join(' ')).toBe(
      'Mãe Pai Criança Estranho Sábio Casa Floresta Água Montanha Escola Chave Livro Espelho Ponte Coroa Medo Alegria Confusão Paz Urgência',
    )
  })

  it('every element may evoke something, has another pole and asks a question', () => {
    for (const id of ids) {
      const { evokes, pole, question, emoji, the, name } = elementTexts[id]
      expect(evokes).toMatch(/\.$/)
      expect(pole).toMatch(/\.$/)
      expect(question).toMatch(/\?$/)
      expect(emoji).toMatch(/\p{Emoji}/u)
      expect(the).toMatch(new RegExp(`^[ao] ${name}$`, 'i'))
    }
    expect(new Set(ids.map((id) => elementTexts[id].emoji)).size).toBe(20)
  })

  it('any two elements of one category speak to each other, so do person and thing, and feeling and figure', () => {
    const category = (id: ElementId) => elementOf(id)?.category ?? ''
    const silent = ids.flatMap((one, index) =>
      ids
        .slice(index + 1)
        .filter((other) => {
          const kinds = [category(one), category(other)]
          return (kinds[0] === kinds[1] || !kinds.includes('lugares')) && !meetings[one]?.[other]
        })
        .map((other) => `${one}+${other}`),
    )
    expect(silent).toEqual([])
    const all = Object.values(meetings).flatMap((others) => Object.values(others))
    expect(new Set(all).size).toBe(all.length)
  })

  it('a meeting is told of the two it is about', () => {
    const unnamed = ids.flatMap((one) =>
      Object.entries(meetings[one] ?? {}).flatMap(([other, text]) =>
        [one, other as ElementId]
          .filter((id) => !text.toLowerCase().includes(elementTexts[id].name.toLowerCase()))
          .map((id) => `${id}: ${text}`),
      ),
    )
    expect(unnamed).toEqual([])
  })

  it('lists what was chosen by category, each element once', () => {
    expect(reading(dreamOf(clicking(['medo', 'chave', 'mae', 'coroa']))).rows).toEqual([
      { category: 'pessoas', elements: ['mae'] },
      { category: 'objetos', elements: ['chave', 'coroa'] },
      { category: 'emocoes', elements: ['medo'] },
    ])
  })

  it('goes from feeling to image to scene, and asks three questions in that order', () => {
    const { paragraphs, questions } = reading(['estranho', 'floresta', 'chave', 'medo'])
    expect(paragraphs).toHaveLength(3)
    expect(paragraphs[0]).toMatch(/^O medo /)
    expect(paragraphs[1]).toContain('figura real')
    expect(paragraphs[1]).toContain('um lado seu')
    expect(paragraphs[2]).toContain('floresta')
    expect(questions).toHaveLength(3)
    expect(questions[0]).toContain('medo')
    expect(questions[1]).toBe('Diante da chave, o que o estranho faria, e o que você faria?')
    expect(questions[2]).toMatch(/floresta.*nestes dias\?$/)
  })

  it('says gently when no feeling was marked, and when there is no place', () => {
    const { paragraphs } = reading(['mae', 'pai', 'crianca'])
    expect(paragraphs[0]).toMatch(/^Nenhuma emoção foi marcada, e tudo bem/)
    expect(paragraphs[1]).toContain('família')
    expect(paragraphs[2]).toMatch(/^Só figuras, sem lugar/)
  })

  it('names every element that was chosen, beyond the rows', () => {
    fc.assert(
      fc.property(anyDream, (dream) => {
        const { paragraphs } = reading(dream)
        const whole = paragraphs.join(' ').toLowerCase()
        const feelings = dream.filter((id) => elementOf(id)?.category === 'emocoes')
        for (const id of dream) {
          if (feelings.length === 5 && feelings.includes(id)) continue
          expect(whole).toContain(elementTexts[id].name.toLowerCase())
        }
      }),
      runs,
    )
  })

  it('no sentence comes twice in one reading', () => {
    fc.assert(
      fc.property(anyDream, (dream) => {
        const sentences = sentencesOf(dream)
        expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
      }),
      { numRuns: Math.max(500, runs.numRuns) },
    )
  })

  it('fifty dreams are read in fifty ways, in the paragraphs alone', () => {
    const sampled = fc.sample(fc.subarray(ids, { minLength: 3, maxLength: 9 }), { numRuns: 400, seed: 20 })
    const dreams = [...new Map(sampled.map((dream) => [dream.join(), dream])).values()].slice(0, 50)
    expect(dreams).toHaveLength(50)
    expect(new Set(dreams.map((dream) => reading(dream).paragraphs.join(' '))).size).toBe(50)
    expect(new Set(dreams.map((dream) => reading(dream).questions.join(' '))).size).toBeGreaterThan(40)
  })

  it('any two different dreams are read differently', () => {
    fc.assert(
      fc.property(anyDream, anyElement, (dream, element) => {
        const other = ids.filter((id) => dream.includes(id) !== (id === element))
        fc.pre(other.length > 0)
        expect(reading(other).paragraphs).not.toEqual(reading(dream).paragraphs)
      }),
      runs,
    )
  })

  it('the same dream has the same sky and the same reading, in whatever order it was clicked', () => {
    const clickedTwice = anyDream.chain((dream) =>
      fc.tuple(
        fc.shuffledSubarray([...dream], { minLength: dream.length }),
        fc.shuffledSubarray([...dream], { minLength: dream.length }),
      ),
    )
    fc.assert(
      fc.property(clickedTwice, ([one, other]) => {
        const dreams = [clicking(one), clicking(other)].map(dreamOf)
        expect(dreams[0]).toEqual(dreams[1])
        expect(reading(dreams[0] ?? [])).toEqual(reading(dreams[1] ?? []))
      }),
      runs,
    )
  })

  it('an empty sky has nothing to read', () => {
    expect(reading([])).toEqual({ rows: [], paragraphs: [], questions: [] })
  })

  it('speaks quietly and hedges: no verdicts, no exclamations, nothing left to fill in', () => {
    fc.assert(
      fc.property(anyDream, (dream) => {
        expect(avoidedIn(sentencesOf(dream).join(' '), avoidedInTools)).toEqual([])
        for (const sentence of sentencesOf(dream)) {
          expect(sentence).not.toMatch(/undefined|[!{}]|\s\s|[.]{2}/)
          expect(sentence).toMatch(/^[\p{Lu}]/u)
          expect(sentence).toMatch(/[.?]$/)
        }
      }),
      runs,
    )
  })
})

describe('the reading as plain text', () => {
  const dreams = told(
    [interpretationAsked(), writingChanged({ text: ' Acordei cedo. ' })],
    clicking(['mae', 'casa', 'medo']),
  )

  it('holds the rows, the reflection, the three questions and what was written', () => {
    const text = plainText({ dreams })
    const { paragraphs, questions } = reading(dreamOf(dreams))
    for (const part of [...paragraphs, ...questions, 'Mãe. Pode evocar: origem', 'Outro polo: ', texts.reading.care]) {
      expect(text).toContain(part)
    }
    expect(text.endsWith('Acordei cedo.')).toBe(true)
  })

  it('says so when every mark has been taken away', () => {
    expect(plainText({ dreams: clicking(['mae', 'casa', 'medo'], dreams) })).toContain(texts.reading.empty)
  })
})
