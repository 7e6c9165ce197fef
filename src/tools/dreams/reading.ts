import { pick } from '../../core/words'
import { type Reading, seedOf } from '../shared/reading'
import { elementTexts, gentle, nameOf, plainQuestions, plainWeek } from './content'
import { type FeelingId, feelingTexts, feltTogether, type ImageId, imageTexts, meetings } from './readingTexts'
import { type ElementId, elementOf } from './slice'

type Ids = readonly ElementId[]

/** Such a dream is told from afar: whoever was there may be none of the five people that can be marked. */
export const isFrightening = (ids: Ids): boolean => ids.includes('medo')

/** What fear reminds of is asked nobody. */
export type NotedId = Exclude<ElementId, 'medo'>

/** The elements that the visitor may write about before the reading; none of a dream that frightened. */
export const notedIn = (ids: Ids): NotedId[] =>
  isFrightening(ids) ? [] : ids.filter((id): id is NotedId => id !== 'medo')

/** What a dream gives to think about; a dream is the chosen elements in their own order. */
export function reading(ids: Ids): Reading<ElementId> {
  if (ids.length === 0) return { care: null, reflection: [], questions: [], parts: [], week: '' }
  const isGentle = isFrightening(ids)
  return {
    ...(isGentle ? readGently(ids) : readOpenly(ids)),
    parts: ids.map((id) => ({ id, name: nameOf(id), meaning: elementTexts[id].meaning, hasStory: !isGentle })),
  }
}

type Said = Omit<Reading<ElementId>, 'parts'>

const isImage = (id: ElementId): id is ImageId => id in imageTexts
const isFeeling = (id: ElementId): id is FeelingId => id in feelingTexts

/** A seed for each slot of a result, always the same in a dream; without the lowest bits, which hardly differ. */
const seedsIn = (dream: Ids) => (slot: string) => seedOf([slot, ...dream]) >>> 7

type SeedFor = ReturnType<typeof seedsIn>

/** The list, beginning where the seed says. */
function turned<Item>(list: readonly Item[], seed: number): Item[] {
  const start = seed % Math.max(list.length, 1)
  return [...list.slice(start), ...list.slice(0, start)]
}

/** What a table says of two. */
type Table<Id extends string, Text> = Partial<Record<Id, Partial<Record<Id, Text>>>>

interface Pair<Id extends string, Text> {
  both: readonly [Id, Id]
  text: Text
}

const pairsIn = <Id extends string, Text>(table: Table<Id, Text>, ids: readonly Id[]): Pair<Id, Text>[] =>
  ids.flatMap((one, place) =>
    ids.slice(place + 1).flatMap((other) => {
      const text = table[one]?.[other]
      return text === undefined ? [] : [{ both: [one, other] as const, text }]
    }),
  )

/**
 * In which order a result speaks of images or of feelings: one of two that say something together, then all others,
 * then the second of the two. With what pairs say: first these two, then two others, then whichever there are.
 */
function orderOf<Id extends string, Text>(ids: readonly Id[], table: Table<Id, Text>, seedFor: SeedFor) {
  const pairs = turned(pairsIn(table, ids), seedFor('pair'))
  const told: readonly Id[] = pairs[0]?.both ?? []
  const [first, ...second] = turned(told, seedFor('told'))
  const others = turned(
    ids.filter((id) => !told.includes(id)),
    seedFor('others'),
  )
  const apart = pairs.filter(({ both }) => both.every((id) => others.includes(id)))
  return {
    ids: first ? [first, ...others, ...second] : others,
    said: [...pairs.slice(0, 1), ...apart, ...pairs.slice(1)].map(({ text }) => text),
  }
}

/** The first sentence, and the next one that does not open with the same words. */
function twoOf([first = '', ...others]: readonly string[]): string[] {
  const opening = (sentence: string) => sentence.split(/[,.;]? /, 2).join(' ')
  const second = others.find((sentence) => opening(sentence) !== opening(first))
  return second ? [first, second] : [first]
}

/** Of a bridge over water nothing is asked and nobody is sent there, nor to the water that a child was near. */
const isAskable = (id: ElementId, _: number, dream: Ids): boolean =>
  !(
    (id === 'agua' && (dream.includes('ponte') || dream.includes('crianca'))) ||
    (id === 'ponte' && dream.includes('agua'))
  )

function readOpenly(dream: Ids): Said {
  const seedFor = seedsIn(dream)
  const images = orderOf(dream.filter(isImage), meetings, seedFor)
  const feelings = orderOf(dream.filter(isFeeling), feltTogether, seedFor)
  const alone = images.ids.map((id) => turned(imageTexts[id].alone, seedFor('alone')))
  const felt = feelings.ids.map((id) => turned(feelingTexts[id].felt, seedFor('felt')))
  const ofImages = [...images.said, ...firstsFirst(alone)]
  const ofFeelings = [...feelings.said.map((variants) => pick(variants, seedFor('together'))), ...firstsFirst(felt)]
  return {
    care: null,
    reflection: twoOf([...ofImages.slice(0, 1), ...ofFeelings.slice(0, 1), ...ofImages, ...ofFeelings]),
    questions: questionsOf(images.ids.filter(isAskable), feelings.ids, seedFor),
    week: weekOf(dream.filter(isAskable), seedFor),
  }
}

/** One wording of each, then all others. */
const firstsFirst = (wordings: readonly (readonly string[])[]): string[] => [
  ...wordings.flatMap((variants) => variants.slice(0, 1)),
  ...wordings.flatMap((variants) => variants.slice(1)),
]

/** About what was felt, about the dream, and one that leads to the days. */
function questionsOf(images: readonly ImageId[], feelings: readonly FeelingId[], seedFor: SeedFor): string[] {
  const [first, second = first] = images
  const last = images[images.length - 1]
  if (!first || !second || !last)
    return plainQuestions.map((question, place) => {
      const feeling = feelings[place % Math.max(feelings.length, 1)]
      return (feeling && feelingTexts[feeling].questions[place]) ?? question
    })
  const [feeling] = feelings
  return [
    feeling ? imageTexts[first].felt[feeling] : imageTexts[first].mood,
    pick(imageTexts[second].open, seedFor('open')),
    pick(imageTexts[last].days, seedFor('days')),
  ]
}

const textsOf = (id: ElementId) => (isImage(id) ? imageTexts[id] : isFeeling(id) ? feelingTexts[id] : undefined)

function weekOf(ids: Ids, seedFor: SeedFor): string {
  const [week = plainWeek] = turned(
    ids.flatMap((id) => textsOf(id)?.week ?? []),
    seedFor('week'),
  )
  return week
}

/** Where somebody was, where one lives or where one learns, fear may tell of violence. */
const mayTellOfViolence = (dream: Ids): boolean =>
  dream.some((id) => elementOf(id)?.category === 'pessoas' || id === 'casa' || id === 'escola')

function readGently(dream: Ids): Said {
  const seedFor = seedsIn(dream)
  const afar = turned(
    dream.flatMap((id) => textsOf(id)?.afar ?? []),
    seedFor('afar'),
  )
  return {
    care: mayTellOfViolence(dream) ? gentle.careInFull : gentle.care,
    reflection: twoOf([...afar.slice(0, 1), ...turned(gentle.felt, seedFor('felt'))]),
    questions: gentle.questions.map((questions, place) => pick(questions, seedFor(`question ${place}`))),
    week: pick(gentle.week, seedFor('week')),
  }
}
