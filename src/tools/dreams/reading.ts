import { capitalised } from '../../core/words'
import { listOf, the } from './content'
import { feelings, images, meetings, questions, scenes } from './readingTexts'
import { type Category, categories, type ElementId, elementOf, elementsOf } from './slice'

/** What a dream gives to think about; a dream is the chosen elements in their own order. */
export interface Reading {
  rows: readonly { category: Category; elements: readonly ElementId[] }[]
  /** Feelings first, then images, then the scene; none for an empty sky. */
  paragraphs: readonly string[]
  /** One about what was felt, one about an image, one about the scene. */
  questions: readonly string[]
}

/** From here on a dream holds more than a reading can follow. */
const fullCount = 12

type Ids = readonly ElementId[]
type Dream = Record<Category, Ids>

const lastOf = <Item>(list: readonly Item[]): Item | undefined => list[list.length - 1]

export function reading(ids: Ids): Reading {
  const of = (category: Category) => ids.filter((id) => elementOf(id)?.category === category)
  const dream: Dream = {
    pessoas: of('pessoas'),
    lugares: of('lugares'),
    objetos: of('objetos'),
    emocoes: of('emocoes'),
  }
  const rows = categories
    .map((category) => ({ category, elements: dream[category] }))
    .filter(({ elements }) => elements.length > 0)
  if (rows.length === 0) return { rows, paragraphs: [], questions: [] }
  return {
    rows,
    paragraphs: [feelingsOf(dream), imagesOf(dream), sceneOf(dream)].map((sentences) => sentences.join(' ')),
    questions: [askFeeling(dream), askImage(dream), askScene(dream)],
  }
}

const figuresOf = ({ pessoas, objetos }: Dream): Ids => [...pessoas, ...objetos]

/** What two elements say to each other, if anything; whichever is named first. */
function meeting(one: ElementId | undefined, other: ElementId | undefined): string[] {
  if (!one || !other) return []
  const text = meetings[one]?.[other] ?? meetings[other]?.[one]
  return text ? [text] : []
}

/** The first of one row with the first of the other, and the last with the last: no mark at the ends goes unheard. */
function meetingsOfEnds(some: Ids, others: Ids): string[] {
  return distinct([...meeting(some[0], others[0]), ...meeting(lastOf(some), lastOf(others))])
}

const distinct = (sentences: readonly string[]): string[] => [...new Set(sentences)]

/** The sentences there are for these elements. */
const textsOf = (ids: Ids, table: Partial<Record<ElementId, string>>): string[] => ids.flatMap((id) => table[id] ?? [])

/** Feelings that pull apart come before those that merely stand side by side. */
const tensions: readonly (readonly [ElementId, ElementId])[] = [
  ['medo', 'alegria'],
  ['confusao', 'paz'],
  ['paz', 'urgencia'],
  ['medo', 'paz'],
]

function feelingsOf(dream: Dream): string[] {
  const { emocoes } = dream
  const figures = figuresOf(dream)
  const touches = meetingsOfEnds(emocoes, figures)
  if (emocoes.length === 0) return [feelings.none]
  if (emocoes.length === 1) return [...textsOf(emocoes, feelings.alone), ...touches]
  const tension = tensions.find((pair) => pair.every((id) => emocoes.includes(id)))
  const [one, other] = tension ?? [emocoes[0], lastOf(emocoes)]
  const between = meeting(one, other)
  if (emocoes.length === 2) return [feelings.two(listOf(emocoes)), ...between, ...touches]
  return [manyFeelings(emocoes), ...between, tension ? feelings.apart : feelings.together, ...touches]
}

function manyFeelings(emocoes: Ids): string {
  const left = elementsOf.emocoes.filter((id) => !emocoes.includes(id))
  if (left.length === 0) return feelings.five
  return left.length === 1 ? feelings.four(listOf(emocoes), listOf(left)) : feelings.three(listOf(emocoes))
}

function imagesOf({ pessoas, objetos }: Dream): string[] {
  if (pessoas.length + objetos.length === 0) return [images.none]
  return [
    ...peopleOf(pessoas),
    ...(pessoas.length === 0 ? [images.nobody] : []),
    ...thingsOf(objetos),
    ...(objetos.length === 0 ? [images.noThing] : []),
    ...meetingsOfEnds(pessoas, objetos),
  ]
}

function peopleOf(people: Ids): string[] {
  if (people.length < 2) return textsOf(people, images.person)
  const between = meeting(people[0], lastOf(people))
  if (people.length === 2) return [...between, images.couple]
  const isFamily = (['mae', 'pai', 'crianca'] as const).every((id) => people.includes(id))
  return [capitalised(images.people(listOf(people))), ...(isFamily ? [images.family] : []), ...between]
}

function thingsOf(things: Ids): string[] {
  if (things.length < 2) return textsOf(things, images.thing)
  const between = meeting(things[0], lastOf(things))
  return things.length === 2 ? between : [capitalised(images.things(listOf(things))), ...between]
}

function sceneOf(dream: Dream): string[] {
  const { pessoas, lugares, objetos, emocoes } = dream
  const others = [...pessoas, ...objetos, ...emocoes]
  const isFull = lugares.length + others.length >= fullCount
  return [
    ...placesOf(dream),
    ...(lugares.length > 0 ? whatWasThere(lugares, others) : []),
    ...(isFull ? [scenes.full] : []),
  ]
}

function placesOf({ pessoas, lugares, objetos, emocoes }: Dream): string[] {
  const [first, second] = lugares
  if (first && second) {
    const opening = lugares.length === 2 ? scenes.two(the(first), the(second)) : scenes.many(listOf(lugares))
    return [opening, ...meeting(first, lastOf(lugares))]
  }
  if (first) return textsOf([first], scenes.at)
  const kinds = [pessoas, objetos, emocoes].filter((ids) => ids.length > 0)
  if (kinds.length > 1) return [scenes.nowhere]
  if (pessoas.length > 0) return [scenes.onlyPeople]
  return [objetos.length > 0 ? scenes.onlyThings : scenes.onlyFeelings]
}

/** The first and the last thing there is to say of the places and what stood in them. */
function whatWasThere(places: Ids, others: Ids): string[] {
  if (others.length === 0) return places.length > 1 ? [scenes.onlyPlaces] : []
  const told = places.flatMap((place) => others.flatMap((other) => meeting(place, other)))
  const [first] = told
  const last = lastOf(told)
  return first && last ? distinct([first, last]) : [scenes.there(listOf(others), others.length === 1)]
}

function askFeeling(dream: Dream): string {
  const { emocoes, lugares } = dream
  const [first, second] = emocoes
  const [image] = [...figuresOf(dream), ...lugares]
  if (first && second)
    return emocoes.length === 2
      ? questions.feeling.two(the(first), the(second))
      : questions.feeling.many(listOf(emocoes))
  return textsOf(emocoes, questions.feeling.alone)[0] ?? questions.feeling.none(image ? the(image) : '')
}

function askImage({ pessoas, objetos, lugares, emocoes }: Dream): string {
  const ask = questions.image
  const person = lastOf(pessoas)
  const [thing] = objetos
  const other = lastOf(objetos)
  if (person && thing) return ask.use(the(person), the(thing))
  if (person)
    return (
      textsOf(pessoas.length === 1 ? pessoas : [], ask.person)[0] ?? ask.people(the(pessoas[0] ?? person), the(person))
    )
  if (thing && other)
    return textsOf(objetos.length === 1 ? objetos : [], ask.thing)[0] ?? ask.things(the(thing), the(other))
  const [place] = lugares
  const [feeling] = emocoes
  return place ? ask.place(the(place)) : ask.feeling(feeling ? the(feeling) : '')
}

function askScene({ pessoas, objetos, lugares, emocoes }: Dream): string {
  const ask = questions.scene
  const [first] = lugares
  const last = lastOf(lugares)
  if (first && last && first !== last) return ask.days(ask.two(the(first), the(last)))
  const ends = [...pessoas, ...objetos, ...emocoes]
  const nowhere = ask.nowhere(listOf([...new Set([ends[0], lastOf(ends)].flatMap((id) => id ?? []))]))
  return ask.days(textsOf(lugares, ask.at)[0] ?? nowhere)
}
