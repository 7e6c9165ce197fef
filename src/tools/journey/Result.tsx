import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { numerals } from '../../core/sections'
import type { SiteParts } from '../../core/tool'
import { Part, ResultPage } from '../shared/ResultPage'
import type { ReadingPart } from '../shared/reading'
import { steps, texts } from './content'
import { Leaf, ReadingDrawing } from './Drawing'
import { leaf, stationAt, stationRadius } from './geometry'
import { chosenIn, reading } from './reading'
import {
  type JourneyRoot,
  journeySlice,
  restarted,
  type StepId,
  scenarios,
  selectAnswers,
  selectChosen,
  selectNote,
  stepIds,
} from './slice'

/** Every step with its archetype and how many of its experiences were chosen, and what they say together. */
export function Result({ site }: { site: SiteParts }) {
  const dispatch = useDispatch()
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
      restart={{ label: texts.restart, onClick: () => dispatch(restarted()) }}
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
      icon={<StationSign step={part.id} chosen={chosen} />}
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
function StationSign({ step, chosen }: { step: StepId; chosen: readonly number[] }) {
  const status = chosen.length > 0 ? 'done' : 'ahead'
  return (
    <svg className="drawing drawing--unscaled journey-drawing part__icon" viewBox="-28 -163 56 60" aria-hidden="true">
      {scenarios.map((scenario) => (
        <Leaf key={scenario} d={leaf(top, scenario)} isFull={chosen.includes(scenario)} />
      ))}
      <g className={`journey-drawing__station journey-drawing__station--${status}`}>
        <circle cx={cx} cy={cy} r={stationRadius} />
        <text x={cx} y={cy} dy=".34em">
          {numerals[stepIds.indexOf(step)]}
        </text>
      </g>
    </svg>
  )
}
