import { memo, useLayoutEffect, useRef } from 'react'
import { faded, type IsDrawn, useEntrance, useIsDrawn } from '../../motion/pieces'
import type { RingsPlace } from './Calyx'
import { bandOf, center, openRing, ringsBox } from './geometry'
import { type QuestionId, questionIds } from './slice'
import { ringEnter } from './transitions'

/** One ring per question: fine while it is open, an ornament in gold once it is answered. Decoration. */
export const Rings = memo(function Rings({ answered, place }: { answered: number; place: RingsPlace }) {
  const isDrawn = useIsDrawn()
  const drawing = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    const rings = drawing.current
    return () => {
      place.current = rings?.getBoundingClientRect() ?? null
    }
  }, [place])
  return (
    <svg ref={drawing} className="quiz-rings" viewBox={ringsBox} aria-hidden="true">
      <path d={center.main()} />
      <path className="quiz-fine" d={center.fine()} />
      {questionIds.map((question, index) => {
        if (index < answered) return <Band key={question} question={question} isDrawn={isDrawn} />
        const className = index === answered ? 'quiz-ring quiz-ring--current' : 'quiz-ring quiz-fine'
        return <path key={question} className={className} d={openRing(question)} />
      })}
    </svg>
  )
})

interface BandProps {
  question: QuestionId
  isDrawn: IsDrawn
}

const Band = memo(function Band({ question, isDrawn }: BandProps) {
  const group = useRef<SVGGElement>(null)
  useEntrance(group, isDrawn, { frame: faded, config: ringEnter })
  const { main, fine } = bandOf(question)
  return (
    <g ref={group} className="quiz-ring quiz-ring--done">
      <path d={main} />
      <path className="quiz-fine" d={fine} />
    </g>
  )
})
