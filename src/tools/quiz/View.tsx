import './quiz.css'
import { useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import type { ToolParts } from '../../core/tool'
import { useAfterPaint } from '../../ui/tool'
import { QuestionPage } from './QuestionPage'
import { Insights, Summary } from './Result'
import { selectQuestion } from './selectors'

/** The question that waits for its answer or, after the last, the result. */
export function View(parts: ToolParts) {
  const question = useSelector(selectQuestion)
  // a result that is there from the beginning is not drawn anew
  const [wasAsked, setWasAsked] = useState(question !== null)
  if (question !== null && !wasAsked) setWasAsked(true)
  const rings = useRef<DOMRect>(null)
  const hasReading = useAfterPaint(question === null)
  if (question) return <QuestionPage question={question} rings={rings} />
  return (
    <>
      <Summary from={wasAsked ? rings : undefined} />
      {hasReading && <Insights parts={parts} />}
      {hasReading && parts.otherTools}
    </>
  )
}
