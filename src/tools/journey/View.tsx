import './journey.css'
import './step.css'
import './rows.css'
import './drawing.css'
import { useSelector } from 'react-redux'
import type { ToolParts } from '../../core/tool'
import { useReplacedControls } from '../../ui/onSinglePress'
import { AfterPaint, WritingLine } from '../../ui/tool'
import { texts } from './content'
import { Drawing } from './Drawing'
import { footTurn } from './geometry'
import { Insights, Summary } from './Result'
import { StepPanel } from './StepPanel'
import { selectStatus, selectStepId } from './selectors'
import { journeySlice, stepIds } from './slice'

declare module 'react' {
  interface CSSProperties {
    /** Angle by which the drawing is turned where only its lower half is seen. */
    '--turn'?: string
  }
}

/** The journey's page: drawing at the left; at the right a step, or with the result every step; below it the reading. */
export function View(parts: ToolParts) {
  const isFinished = useSelector(selectStatus) === 'finished'
  const step = useSelector(selectStepId)
  const isBeginning = !isFinished && step === stepIds[0]
  const isOnward = !isFinished && !isBeginning
  useReplacedControls(isFinished, step)
  return (
    <>
      <div className={isOnward ? 'journey journey--onward' : 'journey'}>
        <div className="journey__plate">
          <h1 className="kicker" tabIndex={-1}>
            {texts.title}
          </h1>
          <div className="journey__figure" style={isOnward ? { '--turn': footTurn(step) } : undefined}>
            <Drawing />
          </div>
        </div>
        {isBeginning && (
          <div className="journey__about journey__about--opening">
            <WritingLine of={journeySlice} />
          </div>
        )}
        {isFinished ? <Summary /> : <StepPanel step={step} />}
        {!isBeginning && <p className="journey__about note">{texts.about}</p>}
      </div>
      <AfterPaint isShown={isFinished}>
        <Insights parts={parts} />
        {parts.otherTools}
      </AfterPaint>
    </>
  )
}
