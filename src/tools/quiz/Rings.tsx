import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import { type Phase, usePresence, useTransition } from '../../motion/pieces'
import type { RingsPlace } from './Calyx'
import { bandOf, center, openRing, ringsBox } from './geometry'
import { type QuestionId, questionIds } from './slice'
import { ring } from './transitions'

/** One ring per question: fine while it is open, an ornament in gold once it is answered. Decoration. */
export const Rings = memo(function Rings({ answered, place }: { answered: number; place: RingsPlace }) {
  const drawing = useRef<SVGSVGElement>(null)
  const bands = usePresence(useMemo(() => questionIds.slice(0, answered).map((key) => ({ key })), [answered]))
  useLayoutEffect(() => {
    const rings = drawing.current
    return () => {
      place.current = rings?.getBoundingClientRect() ?? null
    }
  }, [place])
  return (
    <svg ref={drawing} className="quiz__rings" viewBox={ringsBox} aria-hidden="true">
      <path d={center.main()} />
      <path className="quiz__fine" d={center.fine()} />
      {questionIds.slice(answered).map((question, index) => (
        <path
          key={question}
          className={index === 0 ? 'quiz__ring quiz__ring--current' : 'quiz__ring quiz__fine'}
          d={openRing(question)}
        />
      ))}
      {bands.map(({ key, phase }) => (
        <Band key={key} question={key} phase={phase} />
      ))}
    </svg>
  )
})

interface BandProps {
  question: QuestionId
  phase: Phase
}

const Band = memo(function Band({ question, phase }: BandProps) {
  const group = useRef<SVGGElement>(null)
  useTransition(group, phase, ring)
  const { main, fine } = bandOf(question)
  return (
    <g ref={group} className="quiz__ring quiz__ring--done">
      <path d={main} />
      <path className="quiz__fine" d={fine} />
    </g>
  )
})
