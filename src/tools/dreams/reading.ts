import { pick } from '../../core/words'
import { emptyReading, type Reading, seedOf } from '../shared/reading'
import { meanings, nameOf } from './content'
import {
  type FeelingId,
  feelingTexts,
  feltTogether,
  gentle,
  type ImageId,
  imageTexts,
  meetings,
  type PairTexts,
  plainQuestions,
  plainWeek,
} from './readingTexts'
import { type ElementId, elementOf } from './slice'

type Dream = readonly ElementId[]

/** Such a dream is read from afar: whoever was there may be none of the five people that can be marked. */
export const isFrightening = (dream: Dream): boolean => dream.includes('medo')

/** The elements that the visitor may write about before the reading; none of a dream that frightened. */
export const notedIn = (dream: Dream): Dream => (isFrightening(dream) ? [] : dream)

/** What a dream gives to think about; a dream is the chosen elements in their own order. */
export function reading(dream: Dream): Reading<ElementId> {
  if (dream.length === 0) return emptyReading
  const isGentle = isFrightening(dream)
  return {
    ...(isGentle ? readGently(dream) : readOpenly(dream)),
    parts: dream.map((id) => ({ id, name: nameOf(id), meaning: meanings[id], hasStory: !isGentle })),
  }
}

type Whole = Omit<Reading<ElementId>, 'parts'>

const isImage = (id: ElementId): id is ImageId => id in imageTexts
const isFeeling = (id: ElementId): id is FeelingId => id in feelingTexts

/** A seed for each slot of a result, always the same in a dream; without the lowest bits, which hardly differ. */
const seedsIn = (dream: Dream) => (slot: string) => seedOf([slot, ...dream]) >>> 7

type SeedFor = ReturnType<typeof seedsIn>

/** The list, beginning where the seed says. */
function turned<Item>(list: readonly Item[], seed: number): Item[] {
  const start = seed % Math.max(list.length, 1)
  return [...list.slice(start), ...list.slice(0, start)]
}

/** Every two of them that say something together. */
const pairsIn = <Id extends string>(ids: readonly Id[], texts: PairTexts) =>
  ids.flatMap((one, place) =>
    ids.slice(place + 1).flatMap((other) => {
      const text = texts[`${one} ${other}`]
      return text === undefined ? [] : [{ both: [one, other], text }]
    }),
  )

/**
 * In which order a result speaks of images or of feelings: one of two that say something together, then all others,
 * then the second of the two. With what pairs say: first these two, then two others, then whichever there are.
 */
function orderOf<Id extends string>(ids: readonly Id[], texts: PairTexts, seedFor: SeedFor) {
  const pairs = turned(pairsIn(ids, texts), seedFor('pair'))
  const two = turned(pairs[0]?.both ?? [], seedFor('two'))
  const others = turned(
    ids.filter((id) => !two.includes(id)),
    seedFor('others'),
  )
  const apart = pairs.filter(({ both }) => both.every((id) => others.includes(id)))
  return {
    ids: [...two.slice(0, 1), ...others, ...two.slice(1)],
    together: [...pairs.slice(0, 1), ...apart, ...pairs.slice(1)].map(({ text }) => text),
  }
}

/** The first sentence, and the next one that does not open with the same words. */
function twoOf([first = '', ...others]: readonly string[]): string[] {
  const opening = (sentence: string) => sentence.split(/[,.;]? /, 2).join(' ')
  return [first, ...others.filter((sentence) => opening(sentence) !== opening(first)).slice(0, 1)]
}

/** Of a bridge over water nothing is asked and nobody is sent there, nor to the water that a child was near. */
const isAskable = (id: ElementId, _: number, dream: Dream): boolean =>
  !(
    (id === 'agua' && (dream.includes('ponte') || dream.includes('crianca'))) ||
    (id === 'ponte' && dream.includes('agua'))
  )

function readOpenly(dream: Dream): Whole {
  const seedFor = seedsIn(dream)
  const images = orderOf(dream.filter(isImage), meetings, seedFor)
  const feelings = orderOf(dream.filter(isFeeling), feltTogether, seedFor)
  const ofImages = [...images.together, ...images.ids.map((id) => imageTexts[id].alone)]
  const ofFeelings = [
    ...feelings.together,
    ...feelings.ids.flatMap((id) => turned(feelingTexts[id].felt, seedFor('felt'))),
  ]
  return {
    care: null,
    reflection: twoOf([...ofImages.slice(0, 1), ...ofFeelings.slice(0, 1), ...ofImages, ...ofFeelings]),
    questions: questionsOf(images.ids.filter(isAskable), feelings.ids),
    week: weekOf(dream.filter(isAskable), seedFor),
  }
}

/** About what was felt, about the dream, and one that leads to the days. */
function questionsOf([first, ...others]: readonly ImageId[], [feeling]: readonly FeelingId[]): readonly string[] {
  if (!first) return plainQuestions
  const [second = first, last = second] = [others[0], others[others.length - 1]]
  return [imageTexts[first][feeling ?? 'mood'], imageTexts[second].open, imageTexts[last].days]
}

const textsOf = (id: ElementId) => (isImage(id) ? imageTexts[id] : isFeeling(id) ? feelingTexts[id] : undefined)

function weekOf(dream: Dream, seedFor: SeedFor): string {
  const weeks = dream.flatMap((id) => textsOf(id)?.week ?? [])
  return weeks[seedFor('week') % weeks.length] ?? plainWeek
}

/** Where somebody was, where one lives or where one learns, fear may tell of violence. */
const mayTellOfViolence = (dream: Dream): boolean =>
  dream.some((id) => elementOf(id)?.category === 'pessoas' || id === 'casa' || id === 'escola')

function readGently(dream: Dream): Whole {
  const seedFor = seedsIn(dream)
  const afar = dream.flatMap((id) => textsOf(id)?.afar ?? [])
  return {
    care: mayTellOfViolence(dream) ? gentle.careInFull : gentle.care,
    reflection: twoOf([...turned(afar, seedFor('afar')).slice(0, 1), ...turned(gentle.felt, seedFor('felt'))]),
    questions: gentle.questions.map((questions, place) => pick(questions, seedFor(`question ${place}`))),
    week: pick(gentle.week, seedFor('week')),
  }
}
