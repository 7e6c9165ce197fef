import { pick, type Variants } from '../../core/words'
import { elementTexts, listOf, the } from './content'
import {
  besideOnBridge,
  feelings,
  gentle,
  meetings,
  ofSafety,
  questions,
  scene,
  suggestions,
  tensions,
} from './readingTexts'
import { type Category, categories, type ElementId, elementOf } from './slice'

/** What a dream gives to think about; a dream is the chosen elements in their own order. */
export interface Reading {
  rows: readonly { category: Category; elements: readonly ElementId[] }[]
  /** The scene, then what was felt in it; none for an empty sky. */
  paragraphs: readonly string[]
  /** One about what was felt, one about an image, one about the scene. */
  questions: readonly string[]
  suggestion: string
  /** It may tell of violence: what is told of it leads nobody closer to the scene. */
  isGentle: boolean
  /** Whom to call comes before all that is told. */
  isCareFirst: boolean
}

type Ids = readonly ElementId[]
type Dream = Record<Category, Ids>

const lastOf = <Item>(list: readonly Item[]): Item | undefined => list[list.length - 1]

/** Such a dream is told from afar: whoever was there may be none of the five people that can be marked. */
export const isFrightening = (ids: Ids): boolean => ids.includes('medo')

const isBridgeOverWater = (ids: Ids): boolean => ids.includes('ponte') && ids.includes('agua')

/** What fear reminds of is asked nobody. */
export type AskedId = Exclude<ElementId, 'medo'>

/** The elements that are asked about before the reading; none of a dream that frightened. */
export const askedOf = (ids: Ids): AskedId[] =>
  isFrightening(ids) ? [] : ids.filter((id): id is AskedId => id !== 'medo')

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
  const isGentle = isFrightening(ids)
  const aboutScene = isBridgeOverWater(ids) ? ofSafety : askScene(dream)
  if (rows.length === 0) return { rows, paragraphs: [], questions: [], suggestion: '', isGentle, isCareFirst: isGentle }
  return {
    rows,
    paragraphs: (isGentle ? gentlyOf(dream) : [sceneOf(dream), feelingsOf(dream)]).map((all) => all.join(' ')),
    questions: isGentle ? gentle.questions : [askFeeling(dream), askImage(dream), aboutScene],
    suggestion: isGentle ? suggestions.medo : (textsOf(dream.emocoes, suggestions)[0] ?? suggestions.none),
    isGentle,
    isCareFirst: isGentle || isBridgeOverWater(ids),
  }
}

/**
 * What is told of an element, and asked of it: where the visitor wrote of it, about what she wrote. Nothing is asked of what is
 * told from afar, nor of a bridge over water.
 */
export function toldOf(
  id: ElementId,
  { dream, words }: { dream: Ids; words: string },
): { image: string; question: string | null } {
  const { image, question = null, between } = elementTexts[id]
  if (isFrightening(dream)) return { image: gentle.images[id] ?? image, question: null }
  if (isBridgeOverWater(dream) && (id === 'ponte' || id === 'agua')) return { image, question: null }
  return { image, question: (words && between) || question }
}

function gentlyOf(dream: Dream): string[][] {
  const { pessoas, lugares, objetos, emocoes } = dream
  const shown = [...pessoas, ...lugares, ...objetos]
  return [
    [shown.length > 0 ? gentle.shown(listOf(shown)) : scene.none, pickIn(dream, gentle.afar)],
    [pickIn(dream, feelings.felt(listOf(emocoes)), 1), pickIn(dream, gentle.felt)],
  ]
}

const figuresOf = ({ pessoas, objetos }: Dream): Ids => [...pessoas, ...objetos]

/** Picks the wordings of a dream, always the same ones: the sum of its elements' numbers. */
const seedOf = (ids: Ids): number => ids.reduce((sum, id) => sum + (elementOf(id)?.order ?? 0), 0)

/** One of these elements, always the same one in a dream. */
const oneOf = (ids: Ids, dream: Dream, step = 0): ElementId | undefined =>
  ids[(seedOf(Object.values(dream).flat()) + step) % ids.length]

const pickIn = (dream: Dream, variants: Variants, step = 0): string =>
  pick(variants, seedOf(Object.values(dream).flat()) + step)

/** The two elements that are told of; the others may be opened. */
export const toldIn = (ids: Ids): Ids => {
  const place = seedOf(ids) % Math.max(ids.length, 1)
  return [place, (place + Math.ceil(ids.length / 2)) % Math.max(ids.length, 1)].flatMap((one) => ids[one] ?? [])
}

/** What one of these says with one of those, if there are both. */
function meeting(some: Ids, others: Ids, dream: Dream, step = 0): string[] {
  const [one, other] = [oneOf(some, dream, step), oneOf(others, dream, step)]
  const text = one && other && meetings[one]?.[other]
  return text ? [text] : []
}

/** The sentences there are for these elements. */
const textsOf = (ids: Ids, table: Partial<Record<ElementId, string>>): string[] => ids.flatMap((id) => table[id] ?? [])

function sceneOf(dream: Dream): string[] {
  const { pessoas, lugares, objetos } = dream
  const shown = [...pessoas, ...lugares, ...objetos]
  return shown.length === 0
    ? [scene.none]
    : [pickIn(dream, scene.shown(listOf(shown))), ...meeting(pessoas, lugares, dream)]
}

function feelingsOf(dream: Dream): string[] {
  const { emocoes, lugares } = dream
  const others = [...figuresOf(dream), ...lugares]
  if (emocoes.length === 0) return [feelings.none]
  // with more than three everything pulls apart
  const tension = tensions.find(({ pair }) => emocoes.length < 4 && pair.every((id) => emocoes.includes(id)))
  return [
    pickIn(dream, feelings.felt(listOf(emocoes)), 1),
    ...(tension ? [tension.text] : []),
    ...meeting(emocoes, others, dream),
    ...(emocoes.length > 1 && others.length > 1 ? meeting(emocoes, others, dream, 1) : []),
  ]
}

function askFeeling(dream: Dream): string {
  const { emocoes, lugares } = dream
  const [first, second] = emocoes
  const [image] = [...figuresOf(dream), ...lugares]
  if (first && second)
    return emocoes.length === 2
      ? pickIn(dream, questions.feeling.two(the(first), the(second)), 2)
      : pickIn(dream, questions.feeling.many(listOf(emocoes)), 2)
  return textsOf(emocoes, questions.feeling.alone)[0] ?? questions.feeling.none(image ? the(image) : '')
}

function askImage(dream: Dream): string {
  const { pessoas, objetos, lugares, emocoes } = dream
  const ask = questions.image
  if (objetos.includes('ponte')) return besideOnBridge
  // nothing leads closer to who may have intruded
  if (pessoas.includes('estranho')) return ask.person.estranho
  const person = lastOf(pessoas)
  const [thing] = objetos
  const other = lastOf(objetos)
  if (person && thing) return pickIn(dream, ask.use(the(person), the(thing)), 1)
  if (person)
    return (
      textsOf(pessoas.length === 1 ? pessoas : [], ask.person)[0] ??
      pickIn(dream, ask.people(the(pessoas[0] ?? person), the(person)))
    )
  if (thing && other)
    return (
      textsOf(objetos.length === 1 ? objetos : [], ask.thing)[0] ?? pickIn(dream, ask.things(the(thing), the(other)))
    )
  const [place] = lugares
  const [feeling] = emocoes
  return place ? ask.place(the(place)) : ask.feeling(feeling ? the(feeling) : '')
}

function askScene(dream: Dream): string {
  const { objetos, lugares } = dream
  const ask = questions.scene
  const days = (question: string) => pickIn(dream, ask.days(question), 1)
  const [first] = lugares
  const last = lastOf(lugares)
  if (first && last && first !== last) return days(pickIn(dream, ask.two(the(first), the(last))))
  // nobody is led to a bridge alone
  const thing = objetos.find((id) => id !== 'ponte')
  const nowhere = thing ? ask.elsewhere(the(thing)) : ask.nowhere
  return days(textsOf(lugares, ask.at)[0] ?? nowhere)
}
