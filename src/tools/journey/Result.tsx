import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { numerals } from '../../core/sections'
import type { SiteParts } from '../../core/tool'
import { ResultPage } from '../shared/ResultPage'
import { steps, texts } from './content'
import { Leaves, ReadingDrawing, stationClass } from './Drawing'
import { stationAt, stationRadius } from './geometry'
import { chosenIn, reading } from './reading'
import { journeySlice, type StepId, selectAnswers, stepIds } from './slice'

/** Every step with its archetype and how many of its experiences were chosen, and what they say together. */
export function Result({ site }: { site: SiteParts }) {
  const answers = useSelector(selectAnswers)
  return (
    <ResultPage
      slice={journeySlice}
      site={site}
      texts={texts.result}
      pageTitle={texts.title}
      drawing={<ReadingDrawing />}
      reading={useMemo(() => reading(answers), [answers])}
      icon={(step) => <StationSign step={step} isDone={answers[step].length > 0} />}
      story={(step) => (
        <>
          {chosenIn(step, answers[step]).map(({ text }) => (
            <p key={text} className="journey__chosen">
              {text}
            </p>
          ))}
          <p className="read">{steps[step].story}</p>
        </>
      )}
    />
  )
}

const top = stepIds[0]
const { cx, cy } = stationAt(top)

/** The station as in the drawing, with the leaves it has there. */
const StationSign = ({ step, isDone }: { step: StepId; isDone: boolean }) => (
  <svg className="drawing drawing--unscaled journey-drawing part__icon" viewBox="-28 -163 56 60" aria-hidden="true">
    <Leaves step={step} at={top} />
    <g className={stationClass(isDone)}>
      <circle cx={cx} cy={cy} r={stationRadius} />
      <text x={cx} y={cy} dy=".34em">
        {numerals[stepIds.indexOf(step)]}
      </text>
    </g>
  </svg>
)
