import './quiz.css'
import { useDeferredValue } from 'react'
import { useSelector } from 'react-redux'
import type { ToolParts } from '../../core/tool'
import { usePresence } from '../../motion'
import { useArrivalFocus } from '../../ui/tool'
import { QuestionPage } from './QuestionPage'
import { ResultPage } from './ResultPage'
import { ResultReading } from './ResultReading'
import { selectQuestion } from './slice'

/** The question that waits for its answer or, after the last, the result. */
export function View(parts: ToolParts) {
  const question = useSelector(selectQuestion)
  const heading = useArrivalFocus<HTMLHeadingElement>(question)
  const result = usePresence(question ? [] : ['result'], 0).find(({ isLeaving }) => !isLeaving)
  // the first screen is painted before the long reading below it is made
  const isComplete = useDeferredValue(question) === null
  if (question) return <QuestionPage question={question} headingRef={heading} />
  return (
    <>
      <ResultPage headingRef={heading} isNew={result?.isNew ?? false} />
      {isComplete && <ResultReading parts={parts} />}
      {isComplete && parts.otherTools}
    </>
  )
}
