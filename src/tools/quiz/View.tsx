import './quiz.css'
import { useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import type { ToolParts } from '../../core/tool'
import { useReplacedControls } from '../../ui/onSinglePress'
import { AfterPaint } from '../../ui/tool'
import { QuestionPage } from './QuestionPage'
import { Insights, Summary } from './Result'
import { selectQuestion } from './selectors'

/** The question that waits for its answer or, after the last, the result. */
export function View(parts: ToolParts) {
  const question = useSelector(selectQuestion)
  useReplacedControls(question)
  // a result that is there from the beginning is not drawn anew
  const [wasAsked, setWasAsked] = useState(question !== null)
  if (question !== null && !wasAsked) setWasAsked(true)
  const rings = useRef<DOMRect>(null)
  return (
    <>
      {question ? <QuestionPage question={question} rings={rings} /> : <Summary from={wasAsked ? rings : undefined} />}
      <AfterPaint isShown={question === null}>
        <Insights parts={parts} />
        {parts.otherTools}
      </AfterPaint>
    </>
  )
}
