import { listed } from '../../core/words'
import { nameOf, symbols } from './content'
import * as say from './readingTexts'
import { type SymbolId, symbolIds } from './slice'

export interface Reading {
  /** How it began and ended, what came between, what stayed out. */
  paragraphs: readonly string[]
  practice: string
}

const namesOf = (ids: readonly SymbolId[]): string => listed(ids.map(nameOf))

/** What a circle of four symbols or more may mean; it follows from the symbols and the order in which they were chosen. */
export function reading(chosen: readonly SymbolId[]): Reading {
  const [first, second, third] = chosen
  const last = chosen[chosen.length - 1]
  if (!first || !second || !third || !last) return { paragraphs: [], practice: '' }
  return {
    paragraphs: [
      [say.ends(nameOf(first), nameOf(last)), say.pairText(first, last), selfSentence(chosen)].join(' '),
      [
        say.between(nameOf(second), nameOf(third)),
        say.pairText(second, third),
        say.nearAndStrange(nameOf(second), nameOf(first)),
      ].join(' '),
      absenceText(chosen, first, last),
    ],
    practice: symbols[first].practice,
  }
}

function selfSentence(chosen: readonly SymbolId[]): string {
  const ofSelf = chosen.filter((id) => symbols[id].archetype === 'Self')
  if (ofSelf.length === 0) return say.ofSelf.none
  return (ofSelf.length === 1 ? say.ofSelf.one : say.ofSelf.several)(namesOf(ofSelf))
}

/** Of what stayed out one is spoken of: another one for another beginning or end. */
function absenceText(chosen: readonly SymbolId[], first: SymbolId, last: SymbolId): string {
  const absent = symbolIds.filter((id) => !chosen.includes(id))
  const one = absent[(symbolIds.indexOf(first) + symbolIds.indexOf(last)) % absent.length]
  if (!one) return say.absence.none(nameOf(first), nameOf(last))
  return [
    (absent.length === 1 ? say.absence.one : say.absence.more)(namesOf(absent)),
    say.without[one],
    say.absence.question(nameOf(one), nameOf(first)),
  ].join(' ')
}
