import { describe, expect, it } from 'vitest'
import type { Reading } from '../../src/tools/shared/reading'
import { avoidedIn, avoidedInTools } from './phrases'

/** A result and the ids of what was chosen for it (`provacoes 3` for an experience of the journey). */
export interface ReadResult {
  chosen: readonly string[]
  reading: Reading<string>
}

/** The most letters that fit on the first screen of a phone, or in a row. */
const longest = { reflection: 230, paragraph: 112, question: 80, week: 90, meaning: 74 }

/** Expressions that no result says, whatever was chosen: they can be read as an invitation to be gone. */
const never =
  /(?<!\p{L})(lá embaixo|sumir|desaparecer|sem volta|descans(ar|e) (para sempre|de vez)|ir embora de tudo|acabar com|melhor sem (você|mim)|fardo|estorvo|afog\p{L}*|mergulh\p{L}*|atirar|pular|saltar|queda|cair|deixa pequena|ninguém sentiria)(?!\p{L})/iu

/** What must not be said where these were chosen together. */
const apart: readonly { where: string; chosen: readonly (readonly string[])[]; never: RegExp }[] = [
  {
    where: 'height and relief',
    chosen: [['montanha'], ['paz', 'alegria']],
    never: /(?<!\p{L})(do alto|lá de cima|deixar (tudo|para trás)|leveza|soltar|longe de tudo)(?!\p{L})/iu,
  },
  {
    where: 'a home, a family and fear',
    chosen: [['casa'], ['mae', 'pai', 'crianca'], ['medo']],
    never:
      /(?<!\p{L})(portas?|diante da chave|trocassem|esconde(r|rijos)|cantos?|abr(a|ir|isse)|abriria|castig\p{L}*|gaveta|onde não se entra|segredos?)(?!\p{L})/iu,
  },
  {
    where: 'water, peace and leaving',
    chosen: [['agua'], ['paz']],
    never: /(?<!\p{L})((?<!a )partir|embora|deixar-se levar|sair da margem|outro lado|fundo)(?!\p{L})/iu,
  },
  {
    where: 'a bridge, and nobody beside it',
    chosen: [['ponte'], ['medo', 'paz', 'urgencia', 'confusao']],
    never: /(?<!\p{L})(parapeito|beira|diante da ponte|meio da ponte|só olhos para|parar no meio)(?!\p{L})/iu,
  },
  {
    where: 'days that are only got through',
    chosen: [['provacoes 3']],
    never: /(?<!\p{L})(fortalece|aprendizado|ensina a|crescer com a dor)(?!\p{L})/iu,
  },
]

/** A result recounts, lists and regrets nothing, and the psychologist has no opinion that nobody had. */
const bookkeeping =
  /(?<!\p{L})(você (?:não )?(?:marcou|escolheu|selecionou)|nenhum[ao]?|ficou de fora|ficaram de fora|fora da roda|ausênci\p{L}*|falt(?:a|ou|am|aram)|não (?:veio|vieram|apareceu|apareceram|entrou|entraram)|empat\p{L}*|(?:das|dos) (?:seis|oito|cinco|vinte)|frases? marcadas?|etapas?|associo|separei|começo (?:por|pel)|não leio)(?!\p{L})/iu

const sentencesOf = (texts: readonly string[]): string[] => texts.flatMap((text) => text.split(/(?<=[.?])\s+/))

/** What speaks of the choice as a whole, and so should differ from one visitor to the next. */
const wholeOf = ({ reflection, questions, week }: Reading<string>): string[] =>
  [...reflection, ...questions, week].filter(Boolean)

/** Dice's coefficient of the sentences of two results. */
function similarity(one: Reading<string>, other: Reading<string>): number {
  const [a, b] = [sentencesOf(wholeOf(one)), sentencesOf(wholeOf(other))]
  return (2 * a.filter((sentence) => b.includes(sentence)).length) / Math.max(1, a.length + b.length)
}

/** Mean similarity of results taken two by two. */
function similarityOf(results: readonly ReadResult[]): number {
  const half = Math.floor(results.length / 2)
  const shares = results.slice(0, half).flatMap((one, index) => {
    const other = results[half + index]
    return other && one.chosen.join() !== other.chosen.join() ? [similarity(one.reading, other.reading)] : []
  })
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

/** What a tool has to say. */
interface Tool {
  /** The longer stories, which are the same for everybody. */
  stories: readonly string[]
  questionCount: number
  /** Sentences that somebody should get to read. */
  written?: readonly string[]
  /** Readings of less than the tool asks for. */
  ofTooLittle?: readonly Reading<string>[]
}

/**
 * The rules that hold for every result of every tool.
 * @param all many results, in random order; where there are less than some hundred, the same ones several times
 */
export function describeSoundReadings(
  all: readonly ReadResult[],
  { stories, questionCount, written = [], ofTooLittle = [] }: Tool,
) {
  const said = [...new Set(all.flatMap(({ reading }) => wholeOf(reading)))]
  const short = [...new Set([...said, ...all.flatMap(({ reading }) => reading.care ?? [])])]
  const meanings = [...new Set(all.flatMap(({ reading }) => reading.parts.flatMap(({ meaning }) => meaning ?? [])))]
  const texts = [...short, ...meanings, ...stories]

  describe('every result', () => {
    it('has two or three short paragraphs, and as many questions as the tool asks', () => {
      for (const { chosen, reading } of all) {
        const { reflection, questions, week } = reading
        const name = chosen.join()
        expect(reflection.length, name).toBeGreaterThanOrEqual(1)
        expect(reflection.length, name).toBeLessThanOrEqual(3)
        expect(reflection.join(' ').length, reflection.join(' ')).toBeLessThanOrEqual(longest.reflection)
        for (const text of reflection) expect(text.length, text).toBeLessThanOrEqual(longest.paragraph)
        expect(questions, name).toHaveLength(questionCount)
        for (const text of questions) expect(text.length, text).toBeLessThanOrEqual(longest.question)
        expect(week.length, week).toBeLessThanOrEqual(longest.week)
      }
      for (const text of meanings) expect(text.length, text).toBeLessThanOrEqual(longest.meaning)
    })

    it('counts, grades, lists, regrets nothing, and has no opinion of the psychologist', () => {
      expect(said.filter((text) => /[\d%]/.test(text))).toEqual([])
      expect(short.filter((text) => bookkeeping.test(text))).toEqual([])
    })

    it('says no sentence twice, and leaves no seam', () => {
      const repeating = all.filter(({ reading }) => {
        const sentences = sentencesOf([...wholeOf(reading), reading.care ?? ''])
        return new Set(sentences).size < sentences.length
      })
      expect(repeating.slice(0, 3)).toEqual([])
      const seams = /^\s|\s$| {2}|\.\.|undefined|null|NaN|[!{}]|^\p{Ll}|[^.?”]$/u
      expect(texts.filter((text) => seams.test(text) && !meanings.includes(text))).toEqual([])
    })

    it('judges nobody, gives no orders, and does not assume who reads it', () => {
      expect([...new Set(sentencesOf(texts))].flatMap((text) => avoidedIn(text, avoidedInTools))).toEqual([])
      const gendered =
        /você (?:está|fica|ficou|se sente|parece) \p{L}+[ai]d[ao](?!\p{L})|tranquil[ao]|(?<!\p{L})sozinh[ao] você/iu
      expect(texts.filter((text) => gendered.test(text))).toEqual([])
    })

    it('says nothing cruel, be it by two choices together', () => {
      expect(texts.filter((text) => never.test(text))).toEqual([])
      const cruel = all.flatMap(({ chosen, reading }) =>
        apart
          .filter((one) => one.chosen.every((some) => some.some((id) => chosen.includes(id))))
          .flatMap((one) =>
            sentencesOf([...wholeOf(reading), reading.care ?? ''])
              .filter((text) => one.never.test(text))
              .map((text) => `${one.where}: ${text}`),
          ),
      )
      expect([...new Set(cruel)]).toEqual([])
    })

    it('is nothing where too little is chosen', () => {
      for (const reading of ofTooLittle) expect(Object.values(reading).flat().join('')).toBe('')
    })

    it('has every sentence that was written, for one visitor or another', () => {
      expect(written.filter((text) => !said.includes(text))).toEqual([])
    })

    it('differs: of two at random at most one sentence in ten is the same', () => {
      expect(similarityOf(all)).toBeLessThanOrEqual(0.1)
    })
  })
}
