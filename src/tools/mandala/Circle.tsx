import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import { usePresence } from '../../motion/pieces'
import { nameOf, texts } from './content'
import { Glyph } from './Glyph'
import { angleOf, medallionRadius, movedTo, placeOf, viewBox } from './geometry'
import { LiveBand } from './LiveBand'
import { LiveMedallion } from './LiveMedallion'
import { Scaffold, Self, Web } from './parts'
import type { SymbolId } from './slice'
import { fade } from './transitions'
import { type Hand, useHand } from './useHand'
import type { Ordering, Shown } from './useOrdering'

interface Props {
  shown: Shown
  ordering: Ordering
}

/** The visitor's mandala: bands in the order that holds, medallions in the order that would. */
export const Circle = memo(function Circle({ shown: { chosen, order, lift: held }, ordering }: Props) {
  const svg = useRef<SVGSVGElement>(null)
  const { grip, hand } = useHand(svg, ordering)
  const medallions = usePresence(chosen, fade.durationMs)
  const count = chosen.length
  const lift = held?.by === 'circle' ? held : null
  return (
    <svg
      ref={svg}
      className="mandala-drawing"
      viewBox={viewBox}
      role="img"
      aria-label={texts.drawing(chosen.map(nameOf))}
    >
      <Scaffold count={count} />
      <Web key={count} count={count} />
      <Bands chosen={chosen} />
      {medallions.map(({ key, isNew, isLeaving }) => (
        <LiveMedallion
          key={key}
          symbol={key}
          angle={isLeaving ? null : angleOf(order.indexOf(key), count)}
          count={count}
          isNew={isNew}
          isLifted={lift?.symbol === key}
          grip={grip}
        />
      ))}
      <Self isNamed />
      {lift && <Lifted symbol={lift.symbol} angle={angleOf(order.indexOf(lift.symbol), count)} hand={hand} />}
    </svg>
  )
})

/** A band belongs to a symbol in a position: with another position it is another drawing. */
const Bands = memo(function Bands({ chosen }: { chosen: readonly SymbolId[] }) {
  const keys = useMemo(() => chosen.map((symbol, position) => `${symbol} ${position}`), [chosen])
  const symbolIn = (key: string) => key.split(' ')[0] as SymbolId
  return usePresence(keys, fade.durationMs).map(({ key, isNew, isLeaving }) => (
    <LiveBand
      key={key}
      symbol={symbolIn(key)}
      position={Number(key.split(' ')[1])}
      isNew={isNew}
      isLeaving={isLeaving}
    />
  ))
})

/** The symbol in the visitor's hand, the seat it would take, and the way back to it. */
function Lifted({ symbol, angle, hand }: { symbol: SymbolId; angle: number; hand: Hand }) {
  useLayoutEffect(hand.show)
  const [x1, y1] = placeOf(angle)
  return (
    <g className="mandala-lifted" data-pigment={symbol}>
      <line className="mandala-way" ref={hand.way} x1={x1} y1={y1} />
      <circle className="mandala-seat" r={medallionRadius} transform={movedTo(angle)} />
      <g className="mandala-node mandala-node--lifted" ref={hand.piece}>
        <circle className="mandala-ground" r={24} />
        <circle className="mandala-fine" r={21} />
        <g transform="scale(1.25)">
          <Glyph symbol={symbol} />
        </g>
      </g>
    </g>
  )
}
