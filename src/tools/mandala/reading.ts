import { listed, pick } from '../../core/words'
import { symbols } from './content'
import * as say from './readingTexts'
import { type SymbolId, symbolIds } from './slice'

export interface Reading {
  /** How it begins and closes, what stands between, what stayed out. */
  paragraphs: readonly string[]
  suggestion: string
}

const the = (id: SymbolId): string => symbols[id].the
const theList = (ids: readonly SymbolId[]): string => listed(ids.map(the))

/** Picks the wordings: symbols in another order are told in other words. */
const seedOf = (chosen: readonly SymbolId[]): number =>
  chosen.reduce((sum, id, position) => sum + (symbolIds.indexOf(id) + 1) * (position + 1), 0)

/** The symbols whose stories are told: where the circle begins, and where it closes. */
export const toldIn = (chosen: readonly SymbolId[]): readonly SymbolId[] =>
  [chosen[0], chosen[chosen.length - 1]].flatMap((id) => id ?? [])

/** What a circle of four symbols or more may mean; it follows from the symbols and their order alone. */
export function reading(chosen: readonly SymbolId[]): Reading {
  const [first, second, third] = chosen
  const last = chosen[chosen.length - 1]
  if (!first || !second || !third || !last) return { paragraphs: [], suggestion: '' }
  const seed = seedOf(chosen)
  return {
    paragraphs: [
      [pick(say.ends(the(first), the(last)), seed), say.pairText(first, last), selfSentence(chosen, seed)].join(' '),
      `${pick(say.between(the(first), the(second), the(third)), seed + 1)} ${say.pairText(second, third)}`,
      absenceText(chosen, first, last, seed),
    ],
    suggestion: symbols[first].suggestion,
  }
}

function selfSentence(chosen: readonly SymbolId[], seed: number): string {
  const ofSelf = chosen.filter((id) => symbols[id].archetype === 'Self')
  if (ofSelf.length === 0) return pick(say.ofSelf.none, seed)
  return pick((ofSelf.length === 1 ? say.ofSelf.one : say.ofSelf.several)(theList(ofSelf)), seed)
}

/** A sentence on one of the symbols that stayed out: another one for another beginning or end. */
function absenceText(chosen: readonly SymbolId[], first: SymbolId, last: SymbolId, seed: number): string {
  const absent = symbolIds.filter((id) => !chosen.includes(id))
  const one = absent[(symbolIds.indexOf(first) + symbolIds.indexOf(last)) % absent.length]
  if (!one) return say.absence.none(the(first), the(last))
  return [
    pick(absent.length === 1 ? say.absence.one(the(one)) : say.absence.more(theList(absent)), seed),
    ...(one === 'fogo' ? [say.withoutFire] : []),
    pick(say.absence.question(the(one), the(first)), seed + 1),
  ].join(' ')
}
