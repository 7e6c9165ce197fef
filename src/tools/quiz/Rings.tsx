import { memo, useState } from 'react'
import { bandOf, center, openRing, ringsBox } from './geometry'
import { Sweep } from './Sweep'
import { type QuestionId, questionIds } from './slice'

/** One ring per question: fine while it is open, an ornament in gold once it is answered. Decoration. */
export const Rings = memo(function Rings({ answered }: { answered: number }) {
  // rings that were gold at first, and have been since, are simply there
  const [settled, setSettled] = useState(answered)
  if (answered < settled) setSettled(answered)
  return (
    <svg className="quiz-rings" viewBox={ringsBox} aria-hidden="true">
      <path d={center.main()} />
      <path className="quiz-fine" d={center.fine()} />
      {questionIds.map((question, index) => {
        if (index < answered) return <Band key={question} question={question} isNew={index >= settled} />
        const className = index === answered ? 'quiz-ring quiz-ring--current' : 'quiz-ring quiz-fine'
        return <path key={question} className={className} d={openRing(question)} />
      })}
    </svg>
  )
})

const Band = memo(function Band({ question, isNew }: { question: QuestionId; isNew: boolean }) {
  const { main, fine } = bandOf(question)
  return (
    <Sweep className="quiz-ring quiz-ring--done" isNew={isNew} radius={204}>
      <path d={main} />
      <path className="quiz-fine" d={fine} />
    </Sweep>
  )
})
