import { type RefObject, useRef } from 'react'
import { useTransition } from '../../motion/pieces'
import { bandOf, calyxScale, center, wayFrom } from './geometry'
import { questionIds } from './slice'
import { calyx, calyxOpacity } from './transitions'

/** Where the rings of the questions were on the screen when the last one was answered. */
export type RingsPlace = RefObject<DOMRect | null>

/** The rings of the questions, whole, as the ground on which the petals stand; from a place, they slide here. */
export function Calyx({ from }: { from?: RingsPlace | undefined }) {
  const group = useRef<SVGGElement>(null)
  const placeAt = (share: number) => wayFrom(from?.current, group.current?.getBoundingClientRect(), share)
  useTransition(group, from ? 'entering' : 'initial', calyx(placeAt))
  return (
    <g ref={group} className="quiz__calyx" opacity={calyxOpacity}>
      <g transform={`scale(${calyxScale})`}>
        <path d={center.main()} />
        <path className="quiz__fine" d={center.fine()} />
        {questionIds.map((question) => {
          const { main, fine } = bandOf(question)
          return (
            <g key={question}>
              <path d={main} />
              <path className="quiz__fine" d={fine} />
            </g>
          )
        })}
      </g>
    </g>
  )
}
