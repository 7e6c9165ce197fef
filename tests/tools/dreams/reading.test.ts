import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stories } from '../../../src/tools/dreams/content'
import { isFrightening, notedIn, reading } from '../../../src/tools/dreams/reading'
import {
  feelingTexts,
  feltTogether,
  gentle,
  type ImageId,
  imageTexts,
  meetings,
} from '../../../src/tools/dreams/readingTexts'
import { type ElementId, elementIds, elementsOf } from '../../../src/tools/dreams/slice'
import { choices, shuffled } from '../../support/choices'
import { describeSoundReadings, type ReadResult } from '../../support/soundReadings'

/** All that may be asked of an image. */
function asked(id: ImageId): string[] {
  const { alone: _alone, week: _week, afar: _afar, ...questions } = imageTexts[id]
  return Object.values(questions)
}

/** One dream in a thousand is too rare for a test by chance: here are all the small ones. */
const small = [1, 2, 3].flatMap((count) => choices(count, elementIds))
const larger = [
  fc.subarray([...elementIds], { minLength: 4, maxLength: 8 }),
  fc.subarray([...elementIds], { minLength: 4 }),
].flatMap((dream) => fc.sample(dream, { numRuns: 3000, seed: 16 }))

const all: ReadResult[] = shuffled([...small, ...larger]).map((chosen) => ({ chosen, reading: reading(chosen) }))

describeSoundReadings(all, { stories: Object.values(stories), questionCount: 3, ofTooLittle: [reading([])] })

describe('the sentences', () => {
  const { pessoas, lugares, objetos, emocoes } = elementsOf
  const feelings = emocoes.filter((id) => id in feelingTexts)

  it('are there for every person, place and thing, two by two', () => {
    const sentences = Object.values(meetings)
    expect(sentences).toHaveLength(75)
    expect(new Set(sentences).size).toBe(75)
    expect(small.filter((dream) => dream.length === 2 && reading(dream).reflection.length < 2)).toEqual([])
  })

  it('are there for every two feelings, and in several wordings for every one', () => {
    expect(feelings).toEqual(['alegria', 'confusao', 'paz', 'urgencia'])
    for (const dream of choices(2, feelings)) expect(reading(dream).reflection[0]).toBe(feltTogether[dream.join(' ')])
    for (const { felt } of Object.values(feelingTexts)) expect(felt.length).toBeGreaterThanOrEqual(3)
  })

  it('ask of three images where there are three', () => {
    for (const dream of choices(3, [...pessoas, ...lugares, ...objetos])) {
      if (dream.includes('agua') && (dream.includes('ponte') || dream.includes('crianca'))) continue
      const three = reading([...dream, 'alegria']).questions.map((question) =>
        dream.find((id) => asked(id as ImageId).includes(question)),
      )
      expect(new Set(three), dream.join()).toEqual(new Set(dream))
    }
  })
})

it('the parts are the chosen elements in their order, with their meanings', () => {
  const { parts } = reading(['mae', 'chave', 'coroa', 'paz'])
  expect(parts.map(({ id }) => id)).toEqual(['mae', 'chave', 'coroa', 'paz'])
  expect(parts[1]).toEqual({
    id: 'chave',
    name: 'Chave',
    meaning: 'Abre e tranca. Quem a tem pode escolher.',
    hasStory: true,
  })
})

describe('a bridge over water, and water that a child was near', () => {
  it.each([
    { chosen: ['agua', 'ponte'], silent: ['agua', 'ponte'] },
    { chosen: ['crianca', 'agua'], silent: ['agua'] },
  ] as const)('of $chosen, none asks about or leads to $silent', ({ chosen, silent }) => {
    const dreams = all.filter((one) => chosen.every((id) => one.chosen.includes(id)))
    expect(dreams.length).toBeGreaterThan(100)
    const texts = silent.flatMap((id) => [...asked(id), imageTexts[id].week])
    for (const { reading } of dreams)
      expect([...reading.questions, reading.week].filter((text) => texts.includes(text))).toEqual([])
  })

  it('are no reason to name emergency numbers first', () => {
    expect(reading(['agua', 'ponte', 'alegria']).care).toBeNull()
    expect(reading(['estranho', 'casa', 'paz']).care).toBeNull()
  })
})

describe('a dream with fear', () => {
  const frightening = all.filter(({ chosen }) => chosen.includes('medo'))

  /** What leads closer to the scene, explains who was there, or makes it the dreamer's own. */
  const nearer =
    /repare|lembre-se|em que parte|quem (?:ia|ficou|estava)|sombra|lados de nós|(?<!\p{L})(?:de|em) você|inconsciente|máscara|persona|que nome|distância|idade|permitia|proibia|trocassem|o que (?:você|ess[ae]|el[ae]) (?:diria|sentiu|mostrava|fazia)/iu

  it('is read from afar: meanings, and neither stories nor questions', () => {
    const questions = Object.keys(imageTexts).flatMap((id) => asked(id as ImageId))
    for (const { chosen, reading } of frightening) {
      expect(isFrightening(chosen as ElementId[])).toBe(true)
      const texts = [...reading.reflection, ...reading.questions, reading.week]
      expect(texts.filter((text) => nearer.test(text) || questions.includes(text))).toEqual([])
      expect(reading.reflection.length).toBeLessThanOrEqual(2)
      expect(reading.parts.filter(({ hasStory, meaning }) => hasStory || !meaning)).toEqual([])
    }
  })

  it('names emergency numbers first if a person, home or school is in it', () => {
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
})

it('the same dream has the same reading, and two different ones hardly ever', () => {
  for (const { chosen, reading: first } of all.slice(0, 500)) expect(reading(chosen as ElementId[])).toEqual(first)
  const dreams = new Map(all.filter(({ chosen }) => chosen.length > 2).map((one) => [one.chosen.join(), one.reading]))
  const wholes = [...dreams.values()].map(({ reflection, questions, week }) =>
    [reflection, questions, week].flat().join(),
  )
  expect(new Set(wholes).size / wholes.length).toBeGreaterThan(0.99)
})
