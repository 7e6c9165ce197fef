import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elementTexts, gentle, nameOf } from '../../../src/tools/dreams/content'
import { isFrightening, notedIn, reading } from '../../../src/tools/dreams/reading'
import { feelingTexts, feltTogether, type ImageId, imageTexts, meetings } from '../../../src/tools/dreams/readingTexts'
import { type ElementId, elementIds, elementsOf } from '../../../src/tools/dreams/slice'
import { describeSoundReadings, type ReadResult } from '../../support/soundReadings'

/** Every dream there is of so many elements; one in a thousand is too rare for a test by chance. */
const dreamsOf = (count: number, from: readonly ElementId[] = elementIds): ElementId[][] =>
  count === 0
    ? [[]]
    : from.flatMap((id, place) => dreamsOf(count - 1, from.slice(place + 1)).map((others) => [id, ...others]))

const small = [1, 2, 3].flatMap((count) => dreamsOf(count))
const larger = [
  fc.subarray([...elementIds], { minLength: 4, maxLength: 8 }),
  fc.subarray([...elementIds], { minLength: 4 }),
].flatMap((dream) => fc.sample(dream, { numRuns: 3000, seed: 16 }))

const all: ReadResult[] = fc
  .sample(fc.shuffledSubarray([...small, ...larger], { minLength: small.length + larger.length }), {
    numRuns: 1,
    seed: 16,
  })
  .flat()
  .map((chosen) => ({ chosen, reading: reading(chosen) }))

const stories = elementIds.flatMap((id) => elementTexts[id].story ?? [])

describeSoundReadings(all, { stories, questionCount: 3 })

describe('the elements', () => {
  it('are the twenty of the specification, in its order', () => {
    expect(elementIds.map(nameOf).join(' ')).toBe(
      'Mãe Pai Criança Estranho Sábio Casa Floresta Água Montanha Escola Chave Livro Espelho Ponte Coroa Medo Alegria Confusão Paz Urgência',
    )
  })

  it('have an emoji each, without what asks for the system’s own picture', () => {
    const emoji = elementIds.map((id) => elementTexts[id].emoji)
    expect(new Set(emoji).size).toBe(20)
    for (const one of emoji) expect(one).toMatch(/^\p{Emoji}$/u)
  })

  it('have a name with its article, a meaning with more than one way to go, and no meaning twice', () => {
    for (const id of elementIds) expect(elementTexts[id].nameWithArticle).toMatch(/^[ao] \p{L}+$/u)
    const meanings = elementIds.map((id) => elementTexts[id].meaning)
    expect(new Set(meanings).size).toBe(20)
    expect(meanings.filter((text) => !/ e | ou |às vezes|, /.test(text))).toEqual([])
  })

  it('have a story and an example of a note, except for fear', () => {
    const without = elementIds.filter((id) => !elementTexts[id].story || !elementTexts[id].noteExample)
    expect(without).toEqual(['medo'])
  })
})

describe('the sentences', () => {
  const { pessoas, lugares, objetos, emocoes } = elementsOf
  const feelings = emocoes.filter((id) => id in feelingTexts)

  it('are there for every person with every place and thing, and every place with every thing', () => {
    const said = Object.values(meetings).flatMap((others) => Object.values(others))
    expect(said).toHaveLength(75)
    expect(new Set(said).size).toBe(75)
    expect(small.filter((dream) => dream.length === 2 && reading(dream).reflection.length < 2)).toEqual([])
  })

  it('are there for every two feelings, and in several wordings for every one', () => {
    expect(feelings).toEqual(['alegria', 'confusao', 'paz', 'urgencia'])
    expect(Object.values(feltTogether).flatMap((others) => Object.keys(others))).toHaveLength(6)
    for (const { felt } of Object.values(feelingTexts)) expect(felt.length).toBeGreaterThanOrEqual(3)
  })

  it('speak first of two images that meet, then of what was felt', () => {
    const { reflection, questions } = reading(['casa', 'chave', 'paz'])
    expect(reflection[0]).toBe('Uma casa com chave tem partes abertas e partes guardadas.')
    expect(feelingTexts.paz.felt).toContain(reflection[1])
    expect([imageTexts.casa.felt.paz, imageTexts.chave.felt.paz]).toContain(questions[0])
  })

  it('ask of three images where there are three', () => {
    const asks = (id: keyof typeof imageTexts) => [
      ...imageTexts[id].open,
      ...imageTexts[id].days,
      ...Object.values(imageTexts[id].felt),
    ]
    for (const dream of dreamsOf(3, [...pessoas, ...lugares, ...objetos])) {
      if (dream.includes('agua') && (dream.includes('ponte') || dream.includes('crianca'))) continue
      const asked = reading([...dream, 'alegria']).questions.map((question) =>
        dream.find((id) => asks(id as keyof typeof imageTexts).includes(question)),
      )
      expect(new Set(asked), dream.join()).toEqual(new Set(dream))
    }
  })

  it('are two paragraphs that do not open alike, also of a single element', () => {
    const opening = (text: string) => text.split(' ').slice(0, 2).join(' ')
    expect(all.filter(({ reading }) => new Set(reading.reflection.map(opening)).size !== 2)).toEqual([])
  })
})

describe('the parts', () => {
  it('are the chosen elements in their order, with their meanings', () => {
    const { parts } = reading(['mae', 'chave', 'coroa', 'paz'])
    expect(parts.map(({ id }) => id)).toEqual(['mae', 'chave', 'coroa', 'paz'])
    expect(parts[1]).toEqual({
      id: 'chave',
      name: 'Chave',
      meaning: 'Abre e tranca. Quem a tem pode escolher.',
      hasStory: true,
    })
  })

  it('and everything else are empty where nothing is chosen', () => {
    expect(reading([])).toEqual({ care: null, reflection: [], questions: [], parts: [], week: '' })
  })
})

describe('a bridge over water, and water that a child was near', () => {
  const asked = (id: ImageId) => {
    const { mood, felt, open, days, week } = imageTexts[id]
    return [mood, ...Object.values(felt), ...open, ...days, ...week]
  }

  it.each([
    { chosen: ['agua', 'ponte'], silent: ['agua', 'ponte'] },
    { chosen: ['crianca', 'agua'], silent: ['agua'] },
  ] as const)('of $chosen nothing is asked about $silent, and nobody is sent there', ({ chosen, silent }) => {
    const dreams = all.filter((one) => chosen.every((id) => one.chosen.includes(id)))
    expect(dreams.length).toBeGreaterThan(100)
    const texts = silent.flatMap(asked)
    for (const { reading } of dreams)
      expect([...reading.questions, reading.week].filter((text) => texts.includes(text))).toEqual([])
  })

  it('are no reason to say whom to call before everything else', () => {
    expect(reading(['agua', 'ponte', 'alegria']).care).toBeNull()
  })
})

describe('a dream with fear', () => {
  const frightening = all.filter(({ chosen }) => chosen.includes('medo'))

  /** What leads closer to the scene, explains who was there, or makes it the dreamer's own. */
  const nearer =
    /repare|lembre-se|em que parte|quem (?:ia|ficou|estava)|sombra|lados de nós|(?<!\p{L})(?:de|em) você|inconsciente|máscara|persona|que nome|distância|idade|permitia|proibia|trocassem|o que (?:você|ess[ae]|el[ae]) (?:diria|sentiu|mostrava|fazia)/iu

  it('is read from afar, tells no story, keeps the meanings, and is asked nothing about', () => {
    const asked = Object.values(imageTexts).flatMap(({ mood, felt, open, days }) => [
      mood,
      ...Object.values(felt),
      ...open,
      ...days,
    ])
    for (const { chosen, reading } of frightening) {
      expect(isFrightening(chosen as ElementId[])).toBe(true)
      const said = [...reading.reflection, ...reading.questions, reading.week]
      expect(said.filter((text) => nearer.test(text))).toEqual([])
      expect(said.filter((text) => asked.includes(text))).toEqual([])
      expect(reading.reflection.length).toBeLessThanOrEqual(2)
      expect(reading.parts.filter(({ hasStory, meaning }) => hasStory || !meaning)).toEqual([])
    }
  })

  it('says first whom to call if somebody, a home or a school was in it, in at most 45 words', () => {
    for (const other of elementIds.filter((id) => id !== 'medo')) {
      const isFull = elementsOf.pessoas.some((id) => id === other) || other === 'casa' || other === 'escola'
      const dream = elementIds.filter((id) => id === other || id === 'medo')
      expect(reading(dream).care, other).toBe(isFull ? gentle.careInFull : gentle.care)
    }
    for (const number of ['190', '180', '100', '192', '188']) expect(gentle.careInFull).toContain(number)
    expect(gentle.careInFull.split(' ').length).toBeLessThanOrEqual(45)
    expect(gentle.care).not.toMatch(/\d/)
    expect(reading(['medo']).care).toBe(gentle.care)
  })

  it('is written about by nobody beforehand', () => {
    expect(notedIn(['pai', 'crianca', 'agua', 'medo'])).toEqual([])
    expect(notedIn(['estranho', 'casa', 'chave', 'paz'])).toEqual(['estranho', 'casa', 'chave', 'paz'])
  })

  it('is another matter without fear', () => {
    expect(reading(['estranho', 'casa', 'paz']).care).toBeNull()
  })
})

it('the same dream has the same reading, and two different ones hardly ever', () => {
  for (const { chosen, reading: first } of all.slice(0, 500)) expect(reading(chosen as ElementId[])).toEqual(first)
  const dreams = new Map(all.filter(({ chosen }) => chosen.length > 2).map((one) => [one.chosen.join(), one.reading]))
  const wholes = [...dreams.values()].map(({ reflection, questions, week }) =>
    [reflection, questions, week].flat().join(),
  )
  expect(new Set(wholes).size / wholes.length).toBeGreaterThan(0.99)
})
