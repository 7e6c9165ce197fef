import { nameOf, type Seat, texts } from './content'
import { type MandalaState, minSymbols, type SymbolId } from './slice'

/** What the line below the drawing says: a symbol's name, which stands out, and what there is to say of it. */
interface Status {
  name: string
  words: string
}

const seatOf = (order: readonly SymbolId[], symbol: SymbolId): Seat => {
  const index = order.indexOf(symbol)
  const count = order.length
  const neighbours = count > 2 ? [index - 1, index + 1] : [index + 1]
  const beside = neighbours.map((place) => order[(place + count) % count] ?? symbol).map(nameOf)
  return { position: index + 1, count, beside }
}

export function statusOf(lastChange: MandalaState['lastChange'], chosen: readonly SymbolId[]): Status {
  if (!lastChange) return { name: '', words: chosen.length === 0 ? texts.nothing : '' }
  const name = nameOf(lastChange.symbol)
  if (lastChange.event === 'removed') return { name, words: texts.left(chosen.map(nameOf)) }
  if (!chosen.includes(lastChange.symbol)) return { name: '', words: '' }
  return { name, words: chosen.length === 1 ? texts.alone : texts.seated(seatOf(chosen, lastChange.symbol)) }
}

/** What a symbol that came or left means for the interpretation: seen at its button, so here only heard. */
export function outlookOf(lastChange: MandalaState['lastChange'], count: number): string {
  if (!lastChange || lastChange.event === 'moved') return ''
  if (count < minSymbols) return `${texts.missing(minSymbols - count)}.`
  return lastChange.event === 'picked' && count === minSymbols ? texts.ready : ''
}

/** The status of a dragged symbol, in the order that would be. */
export const statusOfDrag = (symbol: SymbolId, order: readonly SymbolId[]): Status => ({
  name: nameOf(symbol),
  words: `${texts.going(seatOf(order, symbol))} ${texts.whileDragging}`,
})
