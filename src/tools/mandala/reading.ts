import { listed } from '../../core/words'
import { symbols } from './content'
import * as say from './readingTexts'
import { type SymbolId, symbolIds } from './slice'

export interface Reading {
  /** How it begins and closes, what stands between, what stayed out. */
  paragraphs: readonly string[]
  practice: string
}

const the = (id: SymbolId): string => symbols[id].the
const theList = (ids: readonly SymbolId[]): string => listed(ids.map(the))

/** What a circle of four symbols or more may mean; it follows from the symbols and their order alone. */
export function reading(chosen: readonly SymbolId[]): Reading {
  const [first, second, third] = chosen
  const last = chosen[chosen.length - 1]
  if (!first || !second || !third || !last) return { paragraphs: [], practice: '' }
  return {
    paragraphs: [
      [say.ends(the(first), the(last)), say.pairText(first, last), selfSentence(chosen)].join(' '),
      [
        say.between(the(first), the(second), the(third)),
        say.pairText(second, third),
        say.nearAndStrange(the(second), the(third)),
      ].join(' '),
      absenceText(chosen, first, last),
    ],
    practice: symbols[first].practice,
  }
}

function selfSentence(chosen: readonly SymbolId[]): string {
  const ofSelf = chosen.filter((id) => symbols[id].archetype === 'Self')
  if (ofSelf.length === 0) return say.ofSelf.none
  return (ofSelf.length === 1 ? say.ofSelf.one : say.ofSelf.several)(theList(ofSelf))
}

/** Of what stayed out one is spoken of: another one for another beginning or end. */
function absenceText(chosen: readonly SymbolId[], first: SymbolId, last: SymbolId): string {
  const absent = symbolIds.filter((id) => !chosen.includes(id))
  const one = absent[(symbolIds.indexOf(first) + symbolIds.indexOf(last)) % absent.length]
  if (!one) return say.absence.none(the(first), the(last))
  return [
    absent.length === 1 ? say.absence.one(the(one)) : say.absence.more(theList(absent)),
    say.without[one],
    say.absence.question(the(one), the(first)),
  ].join(' ')
}
