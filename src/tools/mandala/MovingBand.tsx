import { memo, useId, useRef } from 'react'
import { sector } from '../../drawing'
import { drawEasing } from '../../motion'
import { useGlide } from '../../motion/pieces'
import { sweepRadius } from './geometry'
import { Band } from './parts'
import type { SymbolId } from './slice'
import { bandEnter, bandLeave, sweepMs, washMs } from './transitions'

interface Props {
  symbol: SymbolId
  position: number
  isNew: boolean
  isLeaving: boolean
}

/** A band that is swept in clockwise, then takes its colour; when it goes, it fades. */
export const MovingBand = memo(function MovingBand({ symbol, position, isNew, isLeaving }: Props) {
  const clip = useId()
  const group = useRef<SVGGElement>(null)
  const swept = useRef<SVGPathElement>(null)
  const sweep = (time: number) => {
    const share = drawEasing(Math.min(1, (time * (sweepMs + washMs)) / sweepMs))
    const wash = Math.max(0, (time * (sweepMs + washMs) - sweepMs) / washMs)
    swept.current?.setAttribute('d', sector(sweepRadius, share))
    if (share < 1) group.current?.setAttribute('clip-path', `url(#${clip})`)
    else group.current?.removeAttribute('clip-path')
    if (time < 1) group.current?.style.setProperty('--wash', String(wash))
    else group.current?.style.removeProperty('--wash')
  }
  useGlide(1, sweep, { ...bandEnter, from: isNew ? 0 : undefined })
  const show = (opacity: number) => {
    if (opacity < 1) group.current?.setAttribute('opacity', String(opacity))
    else group.current?.removeAttribute('opacity')
  }
  useGlide(isLeaving ? 0 : 1, show, bandLeave)
  return (
    <>
      {isNew && (
        <clipPath id={clip}>
          <path ref={swept} />
        </clipPath>
      )}
      <g ref={group} className="mandala-band" data-pigment={symbol}>
        <Band symbol={symbol} position={position} />
      </g>
    </>
  )
})
