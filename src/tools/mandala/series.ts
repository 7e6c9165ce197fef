import { createElement } from 'react'
import { point } from '../../drawing'
import { type Comparison, type Figure, seriesOf } from '../../ui/tool/series'
import { nameOf, texts as page, symbols } from './content'
import { Glyph } from './Glyph'
import { angleOf } from './geometry'
import { selectChosen } from './selectors'
import { say, texts } from './seriesTexts'
import { type MandalaRoot, mandalaSlice, type SymbolId, symbolIds } from './slice'

type Circle = readonly SymbolId[]

const the = (circle: Circle) => circle.map((symbol) => symbols[symbol].the)

/** What is in all of them; then what moved, came and went between the last two. */
export function compare(circles: readonly Circle[]): Comparison<SymbolId> {
  const [before = [], now = []] = circles.slice(-2)
  const again = now.filter((symbol) => circles.every((circle) => circle.includes(symbol)))
  // who closes both circles has not moved, however many stand before it
  const isLast = (symbol: SymbolId) => [before, now].every((circle) => circle.indexOf(symbol) === circle.length - 1)
  const moved = before.filter(
    (symbol) => now.includes(symbol) && before.indexOf(symbol) !== now.indexOf(symbol) && !isLast(symbol),
  )
  const stayed = before.some((symbol) => now.includes(symbol))
  const came = now.filter((symbol) => !before.includes(symbol))
  const gone = before.filter((symbol) => !now.includes(symbol))
  const [first] = moved
  const heir = first && now[before.indexOf(first)]
  const moves = moved.map((symbol) => ({
    the: symbols[symbol].the,
    from: before.indexOf(symbol),
    to: now.indexOf(symbol),
  }))
  return {
    sentences: [
      say.inAll(the(again)),
      moves.length > 0 ? say.moved(moves) : stayed ? say.unmoved : say.replaced,
      say.changed(the(came), the(gone)),
    ],
    question:
      first && heir
        ? say.question.heir(before.indexOf(first), symbols[first].the, symbols[heir].the)
        : say.question.tomorrow,
    again,
  }
}

/** How far from the middle the symbols stand, within a circle of radius 1. */
const distance = 0.72

const figureOf = (circle: Circle): Figure<SymbolId> => {
  const points = circle.map((id, position) => {
    const [x, y] = point(angleOf(position, circle.length), distance)
    return { id, x, y }
  })
  return {
    points,
    lines: points.flatMap(({ x, y }, position): Figure<SymbolId>['lines'] => {
      const next = points[(position + 1) % points.length]
      return next && points.length > 1 ? [[x, y, next.x, next.y]] : []
    }),
  }
}

export const series = seriesOf<MandalaRoot, SymbolId>({
  select: (root) => root.mandala.series,
  chosen: selectChosen,
  groupsOf: (circle) => [circle.map(nameOf)],
  ids: new Map(symbolIds.map((symbol) => [nameOf(symbol), symbol])),
  compare,
  figureOf,
  mark: (symbol) => createElement(Glyph, { symbol }),
  heading: page.title,
  texts,
  actions: mandalaSlice.actions,
})
