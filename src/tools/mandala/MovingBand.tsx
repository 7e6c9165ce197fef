import { memo, useRef } from 'react'
import { faded, type IsDrawn, useEntrance, useExit } from '../../motion/pieces'
import { Band } from './parts'
import type { SymbolId } from './slice'
import { bandEnter } from './transitions'

interface Props {
  symbol: SymbolId
  position: number
  isDrawn: IsDrawn
}

export const MovingBand = memo(function MovingBand({ symbol, position, isDrawn }: Props) {
  const group = useRef<SVGGElement>(null)
  useEntrance(group, isDrawn, { frame: faded, config: bandEnter })
  useExit(group)
  return (
    <g ref={group} className="mandala-band" data-pigment={symbol}>
      <Band symbol={symbol} position={position} />
    </g>
  )
})
