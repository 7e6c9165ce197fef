import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interpretationAsked } from '../../../src/tools/dreams/actions'
import { elementTexts, texts } from '../../../src/tools/dreams/content'
import { plainText } from '../../../src/tools/dreams/plainText'
import { askedOf, reading, toldIn, toldOf } from '../../../src/tools/dreams/reading'
import { feelings, meetings, ofSafety, scene } from '../../../src/tools/dreams/readingTexts'
import { dreamsSlice, type ElementId, elementsOf } from '../../../src/tools/dreams/slice'
import { always } from '../../support/runs'
import { clicking, dreamOf, ids, told } from './visits'

const { writingChanged } = dreamsSlice.actions

const anyElement = fc.constantFrom(...ids)
/** Every dream there is of at most so many elements; one in a thousand is too rare for a test by chance. */
const dreamsOf = (most: number, from = ids): ElementId[][] =>
  most === 0
    ? []
    : from.flatMap((id, place) => [[id], ...dreamsOf(most - 1, from.slice(place + 1)).map((others) => [id, ...others])])

const anyDream = fc.subarray(ids, { minLength: 1 })

describe('the reading', () => {
  it('is of the twenty elements of the specification, in its order', () => {
    expect(ids.map((id) => elementTexts[id].name).join(' ')).toBe(
      'Mãe Pai Criança Estranho Sábio Casa Floresta Água Montanha Escola Chave Livro Espelho Ponte Coroa Medo Alegria Confusão Paz Urgência',
    )
  })

  it('every element has something to tell, in 30 to 50 words, and all but fear ask a question', () => {
    for (const id of ids) {
      const { image, question, emoji, the, name } = elementTexts[id]
      const words = image.split(' ').length
      expect(words, image).toBeGreaterThanOrEqual(30)
      expect(words, image).toBeLessThanOrEqual(50)
      if (id === 'medo') expect(question).toBeUndefined()
      else expect(question).toMatch(/\?$/)
      expect(emoji).toMatch(/\p{Emoji}/u)
      expect(the).toMatch(new RegExp(`^[ao] ${name}$`, 'i'))
    }
    expect(new Set(ids.map((id) => elementTexts[id].emoji)).size).toBe(20)
  })

  it('asks of a person with every place, and of a feeling with everything but feelings; of fear with nothing', () => {
    const { pessoas, lugares, objetos, emocoes } = elementsOf
    const silent = [
      ...pessoas.flatMap((one) => lugares.filter((other) => !meetings[one]?.[other])),
      ...emocoes.flatMap((one) =>
        [...pessoas, ...lugares, ...objetos].filter((other) => one !== 'medo' && !meetings[one]?.[other]),
      ),
    ]
    expect(silent).toEqual([])
    expect(meetings.medo).toBeUndefined()
    const all = Object.values(meetings).flatMap((others) => Object.values(others))
    expect(new Set(all).size).toBe(all.length)
  })

  it('a meeting asks of one of the two at least by name, and tells nothing of the dream', () => {
    const failing = ids.flatMap((one) =>
      Object.entries(meetings[one] ?? {}).flatMap(([other, text]) => {
        const isNamed = [one, other as ElementId].some((id) =>
          text.toLowerCase().includes(elementTexts[id].name.toLowerCase().slice(0, 5)),
        )
        return isNamed && text.endsWith('?') ? [] : [text]
      }),
    )
    expect(failing).toEqual([])
  })

  it('two meetings of one dream do not end alike', () => {
    const lastWords = (text: string) => text.split(' ').slice(-3).join(' ')
    const all = Object.values(meetings).flatMap((others) => Object.values(others))
    const alike = dreamsOf(5).filter((dream) => {
      const told = reading(dream).paragraphs.flat().join(' ')
      const ends = all.filter((text) => told.includes(text)).map(lastWords)
      return new Set(ends).size < ends.length
    })
    expect(alike).toEqual([])
  })

  it('one image or none is told as such, in every way there is', () => {
    for (const text of [...scene.shown('a casa'), ...feelings.felt('o medo')])
      expect(text).not.toMatch(/(vam|ram|vêm|também) (a casa|o medo)/)
  })

  it('lists what was chosen by category, each element once', () => {
    expect(reading(dreamOf(clicking(['medo', 'chave', 'mae', 'coroa']))).rows).toEqual([
      { category: 'pessoas', elements: ['mae'] },
      { category: 'objetos', elements: ['chave', 'coroa'] },
      { category: 'emocoes', elements: ['medo'] },
    ])
  })

  it('goes from the scene to what was felt, and asks three questions: of feeling, image and scene', () => {
    const { paragraphs, questions } = reading(['estranho', 'floresta', 'chave', 'urgencia'])
    expect(
      scene.shown('o estranho, a floresta e a chave').map((shown) => `${shown} ${meetings.estranho?.floresta}`),
    ).toContain(paragraphs[0])
    expect(feelings.felt('a urgência').some((felt) => paragraphs[1]?.startsWith(`${felt} `))).toBe(true)
    expect(questions).toHaveLength(3)
    expect(questions[0]).toContain('pressa')
    expect(questions[1]).toBe('A que distância do estranho você gostaria de ficar?')
    expect(questions[2]).toMatch(/floresta.*\?.*\?$/)
    expect(reading(['sabio', 'floresta', 'chave', 'urgencia']).questions[1]).toMatch(/o sábio .*a? ?chave/)
  })

  it('leads nobody to a bridge over water, and asks nobody what a dream with fear reminds of', () => {
    expect(reading(['agua', 'ponte', 'alegria']).questions[2]).toBe(ofSafety)
    expect(reading(['agua', 'ponte', 'alegria']).isCareFirst).toBe(true)
    expect(reading(['agua', 'chave', 'alegria']).questions[2]).toContain('água')
    for (const id of ['agua', 'ponte'] as const) {
      expect(toldOf(id, { dream: ['agua', 'ponte', 'alegria'], words: 'o rio da vila' }).question).toBeNull()
      expect(toldOf(id, { dream: [id, 'chave', 'alegria'], words: 'o rio da vila' }).question).toMatch(/\?$/)
    }
    expect(askedOf(['floresta', 'chave', 'medo'])).toEqual([])
    expect(askedOf(['pai', 'crianca', 'agua', 'medo'])).toEqual([])
    expect(askedOf(['estranho', 'casa', 'chave'])).toEqual(['estranho', 'casa', 'chave'])
  })

  it('says gently when no feeling was marked, or nothing else', () => {
    expect(reading(['mae', 'pai', 'crianca']).paragraphs[1]).toMatch(/^Nenhuma emoção foi marcada\. /)
    for (const dream of [
      ['medo', 'paz', 'alegria'],
      ['confusao', 'paz', 'alegria'],
    ] as const)
      expect(reading(dream).paragraphs[0]).toMatch(/^Você marcou só emoções/)
  })

  it('names every element that was chosen, beyond the rows', () => {
    always(anyDream, (dream) => {
      const { paragraphs } = reading(dream)
      const whole = paragraphs.join(' ').toLowerCase()
      for (const id of dream) expect(whole).toContain(elementTexts[id].name.toLowerCase())
    })
  })

  it('any two different dreams are read differently', () => {
    always(anyDream, anyElement, (dream, element) => {
      const other = ids.filter((id) => dream.includes(id) !== (id === element))
      fc.pre(other.length > 0)
      expect(reading(other).paragraphs).not.toEqual(reading(dream).paragraphs)
    })
  })

  it('the same dream has the same sky and the same reading, in whatever order it was clicked', () => {
    const clickedTwice = anyDream.chain((dream) =>
      fc.tuple(
        fc.shuffledSubarray([...dream], { minLength: dream.length }),
        fc.shuffledSubarray([...dream], { minLength: dream.length }),
      ),
    )
    always(clickedTwice, ([one, other]) => {
      const dreams = [clicking(one), clicking(other)].map(dreamOf)
      expect(dreams[0]).toEqual(dreams[1])
      expect(reading(dreams[0] ?? [])).toEqual(reading(dreams[1] ?? []))
    })
  })

  it('an empty sky has nothing to read', () => {
    expect(reading([])).toEqual({
      rows: [],
      paragraphs: [],
      questions: [],
      suggestion: '',
      isGentle: false,
      isCareFirst: false,
    })
  })
})

describe('a dream with fear, whatever else was marked', () => {
  const frightening = anyDream.map((dream) => ids.filter((id) => dream.includes(id) || id === 'medo'))

  /** What leads closer to the scene, explains who was there, or makes it the dreamer's own. */
  const nearer =
    /repare|lembre|vem primeiro à lembrança|em que (?:parte|lugar)|quem (?:ia|ficou|estava)|sombra|lados de nós|(?<!\p{L})(?:de|em) você|inconsciente|máscara|persona|esse medo fica|assunto que|palma da mão|que nome|distância a que|idade|permitia|proibia|trocassem|o que (?:você|essa|esse|ele|ela) (?:diria|gostaria|sentiu|mostrava|fazia)/iu
  /** It is said of the room one reads in, against a fear that comes back. */
  const ground = 'Se ele voltar agora, olhe em volta e repare onde você está.'

  it('is read from afar: no scene is searched, nobody explained, nothing made her own', () => {
    always(frightening, (dream) => {
      const { paragraphs, questions, suggestion, isGentle } = reading(dream)
      expect(isGentle).toBe(true)
      const told = dream.map((id) => toldOf(id, { dream, words: 'um corredor' }))
      expect(told.filter(({ question }) => question !== null)).toEqual([])
      const all = [...paragraphs, ...questions, suggestion, ...told.map(({ image }) => image)].join(' ')
      expect(all.replace(ground, '').match(nearer)?.[0]).toBeUndefined()
      expect(questions).toContain('Quem você gostaria de ter por perto?')
    })
  })

  it('says first whom to call, with the numbers of violence', () => {
    const dreams = told([interpretationAsked()], clicking(['estranho', 'casa', 'medo']))
    const text = plainText({ dreams })
    expect(text.indexOf('180')).toBeGreaterThan(0)
    expect(text.indexOf('180')).toBeLessThan(text.indexOf(reading(['estranho', 'casa', 'medo']).paragraphs[0] ?? ''))
    expect(text.match(/180/g)).toHaveLength(1)
  })

  it('is another matter without fear', () => {
    expect(reading(['estranho', 'casa', 'paz']).isGentle).toBe(false)
  })

  it('looks into no room of a home where fear was', () => {
    const rooms = 'Em que parte da casa você estava?'
    expect(plainText({ dreams: told([interpretationAsked()], clicking(['casa', 'paz', 'chave'])) })).toContain(rooms)
    const afar = plainText({ dreams: told([interpretationAsked()], clicking(['casa', 'medo', 'chave'])) })
    expect(afar).not.toContain(rooms)
    expect(afar).toContain('você não precisa voltar a ela agora')
  })
})

describe('the reading as plain text', () => {
  const dreams = told(
    [interpretationAsked(), writingChanged({ text: ' Acordei cedo. ' })],
    clicking(['mae', 'casa', 'paz']),
  )

  it('begins with what was written, and holds rows, reflection, questions and whom to call', () => {
    const text = plainText({ dreams })
    const dream = dreamOf(dreams)
    const { paragraphs, questions } = reading(dream)
    const told = toldIn(dream)
    expect(told).toHaveLength(2)
    for (const part of [texts.reading.intro, ...paragraphs, ...questions, texts.reading.care, '180'])
      expect(text).toContain(part)
    for (const id of dream) {
      const { name, image } = elementTexts[id]
      expect(text.includes(`${name}. ${image}`)).toBe(told.includes(id))
      // what she has opened is kept, too
      expect(plainText({ dreams: { ...dreams, unfolded: [id] } })).toContain(`${name}. ${image}`)
    }
    expect(text).toMatch(/^[^\n]+\n\nVocê escreveu\nAcordei cedo\.\n\n/)
  })

  it('says so when every mark has been taken away', () => {
    expect(plainText({ dreams: clicking(['mae', 'casa', 'paz'], dreams) })).toContain(texts.reading.empty)
  })
})
