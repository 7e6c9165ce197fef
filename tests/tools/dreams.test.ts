import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elementTexts, texts } from '../../src/tools/dreams/content'
import { categories, type ElementId, elementOf, elements, elementsOf } from '../../src/tools/dreams/elements'
import { endsOf, haloRadius, labelOffsets, labelSideOf, linesOf, starOf } from '../../src/tools/dreams/geometry'
import { meetings } from '../../src/tools/dreams/meetings'
import { plainText } from '../../src/tools/dreams/plainText'
import { readingOf } from '../../src/tools/dreams/reading'
import {
  type DreamsState,
  dreamsSlice,
  elementToggled,
  interpretationAsked,
  restarted,
  selectCount,
  selectDream,
  selectIsInterpreted,
  selectMissing,
  writingChanged,
} from '../../src/tools/dreams/slice'
import { avoidedIn, avoidedInTools } from '../support/phrases'
import { runs } from '../support/runs'

/** Size of the labels on the smallest screen, where they are largest (dreams.css), in units of the drawing. */
const largestLabel = 15.6

const ids = elements.map(({ id }) => id)
const anyElement = fc.constantFrom(...ids)
const anyClicks = fc.array(anyElement, { maxLength: 40 })
const anyDream = fc.subarray(ids, { minLength: 1 })

type Event = Parameters<typeof dreamsSlice.reducer>[1]
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  { arbitrary: anyElement.map((element) => elementToggled({ element })), weight: 6 },
  { arbitrary: fc.constant(interpretationAsked()), weight: 2 },
  { arbitrary: fc.string().map((text) => writingChanged({ text })), weight: 1 },
  { arbitrary: fc.constant(restarted()), weight: 1 },
)

const initial = dreamsSlice.getInitialState()
const told = (events: readonly Event[], from: DreamsState = initial) => events.reduce(dreamsSlice.reducer, from)
const clicking = (clicks: readonly ElementId[], from?: DreamsState) =>
  told(
    clicks.map((element) => elementToggled({ element })),
    from,
  )
const dreamOf = (dreams: DreamsState) => selectDream({ dreams })
const asSets = ({ selection }: DreamsState) => categories.map((category) => new Set(selection[category]))

/** Every sentence somebody reads: of the rows, the reflection and the questions. */
function sentencesOf(dream: readonly ElementId[]): string[] {
  const { rows, reflection, questions } = readingOf(dream)
  const rowTexts = rows.flatMap(({ elements: chosen }) =>
    chosen.flatMap((id) => [elementTexts[id].evokes, elementTexts[id].pole, elementTexts[id].question]),
  )
  return [texts.reading.intro, ...rowTexts, ...reflection, texts.reading.care, ...questions].flatMap((text) =>
    text.split(/(?<=[.?])\s+/),
  )
}

describe('gathering a dream', () => {
  it('offers twenty elements, five in each of four categories, numbered in order', () => {
    expect(elements.map(({ order }) => order)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    for (const category of categories) expect(elementsOf[category]).toHaveLength(5)
    expect(ids.map((id) => elementTexts[id].name).join(' ')).toBe(
      'Mãe Pai Criança Estranho Sábio Casa Floresta Água Montanha Escola Chave Livro Espelho Ponte Coroa Medo Alegria Confusão Paz Urgência',
    )
  })

  it('a click marks an element in its own category, behind those already there', () => {
    expect(clicking(['chave', 'medo', 'livro']).selection).toEqual({
      pessoas: [],
      lugares: [],
      objetos: ['chave', 'livro'],
      emocoes: ['medo'],
    })
  })

  it('a mark that was just made goes without a trace', () => {
    fc.assert(
      fc.property(anyClicks, anyElement, (clicks, element) => {
        const before = clicking(clicks)
        const isMarked = dreamOf(before).includes(element)
        const twice = clicking([element, element], before)
        expect(asSets(twice)).toEqual(asSets(before))
        if (!isMarked) expect(twice).toEqual(before)
      }),
      runs,
    )
  })

  it('an odd number of clicks marks, an even number does not, whatever else was clicked', () => {
    fc.assert(
      fc.property(anyClicks, (clicks) => {
        const odd = ids.filter((id) => clicks.filter((click) => click === id).length % 2 === 1)
        expect(dreamOf(clicking(clicks))).toEqual(odd)
      }),
      runs,
    )
  })

  it('nothing is ever marked twice, nor in another category', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        const dreams = told(events)
        for (const category of categories) {
          const chosen = dreams.selection[category]
          expect(new Set(chosen).size).toBe(chosen.length)
          expect(chosen.every((id) => elementOf(id)?.category === category)).toBe(true)
        }
        expect(selectCount({ dreams })).toBe(dreamOf(dreams).length)
        expect(selectCount({ dreams })).toBeLessThanOrEqual(20)
        expect(selectMissing({ dreams })).toBe(Math.max(0, 3 - selectCount({ dreams })))
      }),
      runs,
    )
  })

  it('a word that is no element changes nothing', () => {
    const before = clicking(['mae'])
    expect(clicking(['dragao' as ElementId], before)).toEqual(before)
  })
})

describe('interpreting it', () => {
  it('is refused below three elements', () => {
    const two = clicking(['mae', 'medo'])
    expect(told([interpretationAsked()], two)).toEqual(two)
    expect(told([interpretationAsked()], clicking(['mae', 'medo', 'casa'])).status).toBe('interpreted')
  })

  it('stays on show whatever is marked or unmarked, until a new dream', () => {
    fc.assert(
      fc.property(anyClicks, (clicks) => {
        const dreams = clicking(clicks, told([interpretationAsked()], clicking(['mae', 'medo', 'casa'])))
        expect(selectIsInterpreted({ dreams })).toBe(true)
      }),
      runs,
    )
  })

  it('a new dream is an empty sky, a blank page, and no interpretation', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        expect(told([...events, restarted()])).toEqual(initial)
      }),
      runs,
    )
    expect(initial).toEqual({
      selection: { pessoas: [], lugares: [], objetos: [], emocoes: [] },
      status: 'gathering',
      writing: '',
    })
  })
})

describe('the sky', () => {
  it('a star keeps its place: the formula of the design', () => {
    expect(starOf('mae')).toEqual({ element: 'mae', x: 19.65, y: -76.52 })
    expect(starOf('casa')).toEqual({ element: 'casa', x: 90.08, y: 23.13 })
    expect(starOf('urgencia')).toEqual({ element: 'urgencia', x: -18.4, y: -71.68 })
  })

  it('every star shines between the pole and the rim, in the quarter of its category', () => {
    for (const { id, category } of elements) {
      const { x, y } = starOf(id)
      expect(Math.hypot(x, y)).toBeGreaterThan(61)
      expect(Math.hypot(x, y)).toBeLessThan(160)
      const angle = (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI)
      expect(Math.floor(angle / (Math.PI / 2))).toBe(categories.indexOf(category))
    }
  })

  it('lines join the stars in order of angle, and close the figure from four on', () => {
    expect(linesOf(['casa'])).toEqual([])
    expect(linesOf(['casa', 'medo'])).toEqual(['casa-medo'])
    expect(linesOf(['mae', 'casa', 'medo'])).toEqual(['mae-casa', 'casa-medo'])
    expect(linesOf(['mae', 'casa', 'chave', 'medo'])).toEqual(['mae-casa', 'casa-chave', 'chave-medo', 'medo-mae'])
    expect(endsOf('mae-casa')).toEqual({ from: starOf('mae'), to: starOf('casa') })
  })

  it('two different dreams of three or more never draw the same constellation', () => {
    fc.assert(
      fc.property(fc.subarray(ids, { minLength: 3 }), fc.subarray(ids, { minLength: 3 }), (one, other) => {
        fc.pre(one.join() !== other.join())
        expect(linesOf(one)).not.toEqual(linesOf(other))
      }),
      runs,
    )
  })

  it('no name covers a star or another name, even with all twenty and the largest letters', () => {
    const box = (id: ElementId) => {
      const { x, y } = starOf(id)
      const offset = labelOffsets[labelSideOf(id)]
      // letters of the serif are about half as wide as high
      const width = elementTexts[id].name.length * largestLabel * 0.49
      const left = x + offset.x - width / 2
      const base = y + offset.y
      return { left, right: left + width, top: base - largestLabel * 0.72, bottom: base + largestLabel * 0.22 }
    }
    type Box = ReturnType<typeof box>
    const meet = (one: Box, other: Box) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    const names = ids.map((id) => ({ id, ...box(id) }))
    const discs = ids.map((id) => {
      const { x, y } = starOf(id)
      return { id, left: x - haloRadius, right: x + haloRadius, top: y - haloRadius, bottom: y + haloRadius }
    })
    const hits = names.flatMap((name) =>
      [...names, ...discs].filter((other) => other.id !== name.id && meet(name, other)).map(({ id }) => [name.id, id]),
    )
    expect(hits).toEqual([])
  })
})

describe('the reading', () => {
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
    expect(readingOf(dreamOf(clicking(['medo', 'chave', 'mae', 'coroa']))).rows).toEqual([
      { category: 'pessoas', elements: ['mae'] },
      { category: 'objetos', elements: ['chave', 'coroa'] },
      { category: 'emocoes', elements: ['medo'] },
    ])
  })

  it('goes from feeling to image to scene, and asks three questions in that order', () => {
    const { reflection, questions } = readingOf(['estranho', 'floresta', 'chave', 'medo'])
    expect(reflection).toHaveLength(3)
    expect(reflection[0]).toMatch(/^O medo /)
    expect(reflection[1]).toContain('figura real')
    expect(reflection[1]).toContain('um lado seu')
    expect(reflection[2]).toContain('floresta')
    expect(questions).toHaveLength(3)
    expect(questions[0]).toContain('medo')
    expect(questions[1]).toBe('Diante da chave, o que o estranho faria, e o que você faria?')
    expect(questions[2]).toMatch(/floresta.*nestes dias\?$/)
  })

  it('says gently when no feeling was marked, and when there is no place', () => {
    const { reflection } = readingOf(['mae', 'pai', 'crianca'])
    expect(reflection[0]).toMatch(/^Nenhuma emoção foi marcada, e tudo bem/)
    expect(reflection[1]).toContain('família')
    expect(reflection[2]).toMatch(/^Só figuras, sem lugar/)
  })

  it('names every element that was chosen, beyond the rows', () => {
    fc.assert(
      fc.property(anyDream, (dream) => {
        const { reflection } = readingOf(dream)
        const whole = reflection.join(' ').toLowerCase()
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

  it('fifty dreams are read in fifty ways, in the reflection alone', () => {
    const sampled = fc.sample(fc.subarray(ids, { minLength: 3, maxLength: 9 }), { numRuns: 400, seed: 20 })
    const dreams = [...new Map(sampled.map((dream) => [dream.join(), dream])).values()].slice(0, 50)
    expect(dreams).toHaveLength(50)
    expect(new Set(dreams.map((dream) => readingOf(dream).reflection.join(' '))).size).toBe(50)
    expect(new Set(dreams.map((dream) => readingOf(dream).questions.join(' '))).size).toBeGreaterThan(40)
  })

  it('any two different dreams are read differently', () => {
    fc.assert(
      fc.property(anyDream, anyElement, (dream, element) => {
        const other = ids.filter((id) => dream.includes(id) !== (id === element))
        fc.pre(other.length > 0)
        expect(readingOf(other).reflection).not.toEqual(readingOf(dream).reflection)
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
        expect(readingOf(dreams[0] ?? [])).toEqual(readingOf(dreams[1] ?? []))
      }),
      runs,
    )
  })

  it('an empty sky has nothing to read', () => {
    expect(readingOf([])).toEqual({ rows: [], reflection: [], questions: [] })
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
    const { reflection, questions } = readingOf(dreamOf(dreams))
    for (const part of [...reflection, ...questions, 'Mãe. Pode evocar: origem', 'Outro polo: ', texts.reading.care]) {
      expect(text).toContain(part)
    }
    expect(text.endsWith('Acordei cedo.')).toBe(true)
  })

  it('says so when every mark has been taken away', () => {
    expect(plainText({ dreams: clicking(['mae', 'casa', 'medo'], dreams) })).toContain(texts.reading.empty)
  })
})
