import { createElement } from 'react'
import { capitalised, listed } from '../../core/words'
import { point } from '../../drawing'
import { type Comparison, type Figure, type SeriesTexts, seriesOf } from '../../ui/tool/series'
import { nameOf, symbols } from './content'
import { Glyph } from './Glyph'
import { angleOf } from './geometry'
import { selectChosen } from './selectors'
import { type MandalaRoot, mandalaSlice, type SymbolId, symbolIds } from './slice'

type Circle = readonly SymbolId[]

const texts: SeriesTexts = {
  ask: 'Tenho uma mandala de antes',
  title: 'Uma mandala ao lado da outra',
  now: 'Esta mandala',
  remove: (which) => `Tirar esta mandala do lado: ${which}`,
  found: (count) => (count === 1 ? 'Uma mandala foi lida.' : `${count} mandalas foram lidas.`),
  none: 'Não encontrei aí a linha da mandala, que vem logo abaixo do nome da ferramenta e é assim: “Água, Sol, Lua, Fogo, 24 de novembro de 2026”.',
}

const places = ['primeiro', 'segundo', 'terceiro', 'quarto', 'quinto', 'sexto', 'sétimo', 'oitavo']
const placeIn = (circle: Circle, symbol: SymbolId) => places[circle.indexOf(symbol)] ?? ''

const the = (circle: Circle) => listed(circle.map((symbol) => symbols[symbol].the))
const are = (circle: Circle, one: string, more: string) => (circle.length === 1 ? one : more)

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
  const changes = [
    ...(came.length > 0 ? [`${are(came, 'entrou', 'entraram')} ${the(came)}`] : []),
    ...(gone.length > 0 ? [`${are(gone, 'saiu', 'saíram')} ${the(gone)}`] : []),
  ]
  return {
    sentences: [
      again.length > 0
        ? `${capitalised(the(again))} ${are(again, 'está', 'estão')} em todas.`
        : 'Nenhum símbolo está em todas.',
      moved.length > 0
        ? `Da penúltima para a última, ${listed(moved.slice(0, 3).map((symbol) => `${symbols[symbol].the} foi do ${placeIn(before, symbol)} para o ${placeIn(now, symbol)} lugar`))}${moved.length > 3 ? '; outras imagens mudaram também' : ''}.`
        : stayed
          ? 'Da penúltima para a última, o que ficou não mudou de lugar.'
          : 'Da penúltima para a última, trocaram-se todos os símbolos.',
      changes.length > 0
        ? `${capitalised(listed(changes))}; pode ter sido só o dia.`
        : 'Os símbolos são os mesmos da vez anterior, e pode ser acaso.',
    ],
    question:
      first && heir
        ? `No ${placeIn(before, first)} lugar, onde estava ${symbols[first].the}, agora está ${symbols[heir].the}: o que você acha da troca?`
        : 'Se você fizesse outra amanhã, o que ficaria no mesmo lugar?',
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
  texts,
  actions: mandalaSlice.actions,
})
