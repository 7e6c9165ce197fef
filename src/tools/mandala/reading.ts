import { listed } from '../../core/words'
import { nameOf, symbols } from './content'
import * as say from './readingTexts'
import { type SymbolId, symbolIds } from './slice'

/** One reflection paragraph, sentence by sentence or a few together. */
type Paragraph = string[]

/** What a circle of four symbols or more may mean; it follows from the symbols and their order alone. */
export function reading(chosen: readonly SymbolId[]): { paragraphs: readonly string[] } {
  const paragraphs = [aboutTheWhole(chosen), aboutNeighbours(chosen), aboutTheAbsent(chosen)]
  return { paragraphs: paragraphs.map((sentences) => sentences.filter(Boolean).join(' ')) }
}

const namesOf = (ids: readonly SymbolId[]): string => listed(ids.map(nameOf))

function aboutTheWhole(chosen: readonly SymbolId[]): Paragraph {
  const near = chosen.filter((id) => !say.far.includes(id))
  const balance = Math.sign(chosen.length - 2 * near.length)
  const mood = balance > 0 ? say.moods.far : balance < 0 ? say.moods.near : say.moods.even
  const whole = say.whole[chosen.length]?.(namesOf(chosen)) ?? ''
  return [whole, selfSentence(chosen), othersSentence(chosen), motifSentence(chosen), mood]
}

const isOfSelf = (id: SymbolId): boolean => symbols[id].archetype.id === 'self'

function selfSentence(chosen: readonly SymbolId[]): string {
  const ofSelf = chosen.filter(isOfSelf)
  const [first] = ofSelf
  if (!first) return say.ofSelf.none
  if (ofSelf.length === 1) return say.ofSelf.one(nameOf(first))
  const ways = listed(ofSelf.map((id) => say.waysOfSelf[id] ?? ''))
  if (ofSelf.length === chosen.length) return say.ofSelf.all(ways)
  return say.ofSelf.several(namesOf(ofSelf), say.counts[ofSelf.length] ?? '', ways)
}

function othersSentence(chosen: readonly SymbolId[]): string {
  const others = chosen.filter((id) => !isOfSelf(id))
  const [first] = others
  if (!first) return say.ofOthers.none
  if (others.length === 1) return say.ofOthers.one(nameOf(first), symbols[first].archetype.label)
  const [one, two] = others.filter((id) => symbols[id].archetype.id === 'anima')
  if (one && two) return say.ofOthers.anima(nameOf(one), nameOf(two))
  return say.ofOthers.each(listed(others.map((id) => symbols[id].archetype.label)))
}

/** The one thing most of them have in common, or divides them. */
function motifSentence(chosen: readonly SymbolId[]): string {
  const far = chosen.filter((id) => say.far.includes(id))
  const near = chosen.filter((id) => !say.far.includes(id))
  const lights = chosen.filter((id) => say.light.includes(id))
  if (near.length === 0) return say.ofDistance.allFar
  if (far.length === 0) return say.ofDistance.allNear
  if (lights.length === 0) return say.ofLight.none
  if (lights.length > 2) return say.ofLight.much(namesOf(lights), say.counts[lights.length] ?? '')
  if (far.length > near.length) return say.ofDistance.far(namesOf(near))
  return far.length < near.length ? say.ofDistance.near(namesOf(far)) : say.ofDistance.even(namesOf(far), namesOf(near))
}

/** Speaks of the symbol at the top: who is beside it, across from it, and where the circle closes. */
function aboutNeighbours(chosen: readonly SymbolId[]): Paragraph {
  const [first, second] = chosen
  const last = chosen[chosen.length - 1]
  // with an odd number two symbols share the far side
  const left = chosen[Math.floor(chosen.length / 2)]
  const right = chosen[Math.ceil(chosen.length / 2)]
  if (!first || !second || !last || !left || !right) return []
  const across =
    left === right
      ? [say.places.opposite(nameOf(first), nameOf(left)), say.pairImage(first, left)]
      : [say.places.oppositeGap(nameOf(first), nameOf(left), nameOf(right)), say.pairImage(left, right)]
  return [
    say.places.beside(nameOf(first), nameOf(second)),
    say.pairImage(first, second),
    ...across,
    say.places.closing(nameOf(last), nameOf(first)),
    say.pairImage(last, first),
    nearAndStrange(isLike(first, second), isLike(first, left)),
  ]
}

const isLike = (one: SymbolId, other: SymbolId): boolean => say.far.includes(one) === say.far.includes(other)

function nearAndStrange(likeNeighbour: boolean, likeOpposite: boolean): string {
  if (likeNeighbour) return likeOpposite ? say.nearAndStrange.likeBoth : say.nearAndStrange.likeNeighbour
  return likeOpposite ? say.nearAndStrange.likeOpposite : say.nearAndStrange.likeNeither
}

const haveOneArchetype = (one: SymbolId, other: SymbolId): boolean =>
  symbols[one].archetype.id === symbols[other].archetype.id

function aboutTheAbsent(chosen: readonly SymbolId[]): Paragraph {
  const absent = symbolIds.filter((id) => !chosen.includes(id))
  const words = say.out[absent.length]
  if (!words) return aboutNothingAbsent(chosen)
  const isHeard = (id: SymbolId) => chosen.some((other) => haveOneArchetype(other, id))
  const unheard = absent.filter((id) => !isHeard(id))
  // each archetype once, with all its symbols
  const silent = unheard
    .filter((id) => !isOfSelf(id))
    .map((id) => ({ id, kin: unheard.filter((other) => haveOneArchetype(other, id)) }))
    .filter(({ id, kin: [first] }) => id === first)
  const wordsOut = silent.map(({ id, kin }) => ({ names: namesOf(kin), word: symbols[id].archetype.word }))
  // two are spoken of: first those whose archetype no chosen symbol brings
  const spoken = [...unheard, ...absent.filter(isHeard)].slice(0, 2)
  return [
    words.list(namesOf(absent)),
    say.wordsOut(wordsOut),
    ...spoken.map((id) => say.without[id]),
    words.noLack,
    words.question,
  ]
}

function aboutNothingAbsent(chosen: readonly SymbolId[]): Paragraph {
  const [first] = chosen
  const last = chosen[chosen.length - 1]
  if (!first || !last) return []
  return [say.nothingOut.ends(nameOf(first), nameOf(last)), ...say.nothingOut.body, say.nothingOut.question]
}
