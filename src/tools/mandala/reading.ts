import { pick } from '../../core/words'
import { emptyReading, type Reading, seedOf } from '../shared/reading'
import { pairs, type Relation, symbols, texts } from './content'
import { type SymbolId, symbolIds } from './slice'

interface Pair {
  ids: readonly [SymbolId, SymbolId]
  relation: Relation
}

/** All symbols that lie next to one another; with an even count also all that lie opposite one another. */
function pairsIn(circle: readonly SymbolId[]): Pair[] {
  const half = circle.length / 2
  return circle.flatMap((id, index): Pair[] => {
    const next = circle[(index + 1) % circle.length]
    // with an odd count `index + half` is no position: nothing lies opposite
    const opposite = index < half ? circle[index + half] : undefined
    return [
      ...(next ? [{ ids: [id, next], relation: 'beside' } as const] : []),
      ...(opposite ? [{ ids: [id, opposite], relation: 'opposite' } as const] : []),
    ]
  })
}

const pairText = ({ ids, relation }: Pair): string =>
  pairs[relation][symbolIds.filter((id) => ids.includes(id)).join(' ')] ?? ''

/** What a circle of four symbols or more says: of two pairs that lie together in it, and of the Self in its centre. */
export function reading(chosen: readonly SymbolId[]): Reading<SymbolId> {
  // without the lowest bits: the last one is the same for the same symbols in any order
  const numberFor = (slot: string): number => seedOf([...chosen, slot]) >>> 8
  const oneOf = <T>(some: readonly T[], slot: string): T | undefined => some[numberFor(slot) % some.length]

  const together = pairsIn(chosen)
  const first = oneOf(together, 'first')
  const separate = together.filter(({ ids }) => !ids.some((id) => first?.ids.includes(id)))
  const second = oneOf(separate, 'second')
  // below four symbols, any two pairs have one in common
  if (!first || !second) return emptyReading

  const others = chosen.filter((id) => ![...first.ids, ...second.ids].includes(id))
  // beside the Self stands a symbol that has not been spoken of, if there is one
  const around = oneOf(others, 'around') ?? first.ids[numberFor('around') % 2 ? 1 : 0]
  const asked = first.ids[numberFor('asked') % 2 ? 1 : 0]
  const proposed = second.ids[numberFor('proposed') % 2 ? 1 : 0]
  return {
    care: null,
    reflection: [pairText(first), pairText(second), pick(symbols[around].centre, numberFor('centre'))],
    questions: [pick(symbols[asked].questions, numberFor('question'))],
    parts: chosen.map((id) => ({
      id,
      name: symbols[id].name,
      archetype: texts.archetype(symbols[id].archetype),
      meaning: symbols[id].meaning,
      hasStory: true,
    })),
    week: pick(symbols[proposed].weeks, numberFor('week')),
  }
}
