import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { numerals } from '../../core/sections'
import type { SiteParts } from '../../core/tool'
import { Part, ResultPage } from '../shared/ResultPage'
import type { ReadingPart } from '../shared/reading'
import { steps, texts } from './content'
import { Leaves, ReadingDrawing, stationClass } from './Drawing'
import { stationAt, stationRadius } from './geometry'
import { chosenIn, reading } from './reading'
import { type JourneyRoot, journeySlice, type StepId, selectAnswers, selectChosen, selectNote, stepIds } from './slice'

/** Every step with its archetype and how many of its experiences were chosen, and what they say together. */
export function Result({ site }: { site: SiteParts }) {
  const answers = useSelector(selectAnswers)
  const read = useMemo(() => reading(answers), [answers])
  return (
    <ResultPage
      slice={journeySlice}
      site={site}
      title={texts.resultTitle}
      drawing={<ReadingDrawing />}
      reading={read}
      isWholePage
      sources={texts.sources}
      restart={texts.restart}
    >
      {read.parts.map((part) => (
        <Step key={part.id} part={part} />
      ))}
    </ResultPage>
  )
}

function Step({ part }: { part: ReadingPart<StepId> }) {
  const chosen = useSelector((root: JourneyRoot) => selectChosen(root, part.id))
  return (
    <Part
      slice={journeySlice}
      part={part}
      note={useSelector((root: JourneyRoot) => selectNote(root, part.id))}
      icon={<StationSign step={part.id} isDone={chosen.length > 0} />}
    >
      {chosenIn(part.id, chosen).map(({ text }) => (
        <p key={text} className="journey__chosen">
          {text}
        </p>
      ))}
      <p className="read">{steps[part.id].story}</p>
    </Part>
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
