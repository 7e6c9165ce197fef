import { memo } from 'react'
import { useSelector } from 'react-redux'
import { numerals } from '../../core/sections'
import { Callable } from '../../ui/Crisis'
import { Folded, nameIdOf, OwnLine, Part } from '../../ui/tool'
import { texts } from './content'
import { leafAtTop, singleLeaf, stationAt, stationRadius } from './geometry'
import { Answers } from './optional'
import type { ReadingRow } from './reading'
import { Leaf } from './Stations'
import { selectWords } from './selectors'
import { type JourneyRoot, journeySlice, type StepId, scenariosPerStep, stepIds } from './slice'

/** A step of the reading: its station, what was chosen there and an answer to each, a story, a question. */
export const Row = memo(function Row({ row }: { row: ReadingRow }) {
  const { step, name, archetype, chosen, image, question, between, isTold } = row
  const words = useSelector((root: JourneyRoot) => selectWords(root, step))
  return (
    <Part of={journeySlice} story={step}>
      <div className="part-head">
        <StationSign step={step} positions={row.positions} />
        <div>
          <h3 className="part__name" id={nameIdOf(step)}>
            {name}
          </h3>
          <p className="part__note">
            {texts.archetype} {archetype}
          </p>
        </div>
      </div>
      <div>
        <ul className="journey-rows__chosen">
          {chosen.map(({ text, echo, isHard }) => (
            <li key={text}>
              <svg viewBox="-5 -163 10 22" aria-hidden="true">
                <path d={singleLeaf} />
              </svg>
              <div>
                <p>{text}</p>
                {!isHard && (
                  <p className="read">
                    <Callable>{echo}</Callable>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
        <OwnLine words={words} the={texts.step} />
        <Folded of={journeySlice} story={step} isTold={isTold || words !== ''}>
          <p className="read journey-rows__image">{image}</p>
          <p className="part__question">{words ? between : question}</p>
        </Folded>
        <Answers part={step} />
      </div>
    </Part>
  )
})

const { cx, cy } = stationAt(stepIds[0])

/** The station as in the drawing, with the leaves it has there. */
function StationSign({ step, positions }: { step: StepId; positions: readonly number[] }) {
  return (
    <svg className="journey-drawing journey-rows__sign" viewBox="-28 -163 56 60" aria-hidden="true">
      {Array.from({ length: scenariosPerStep }, (_, scenario) => (
        <Leaf key={leafAtTop(scenario)} d={leafAtTop(scenario)} isFull={positions.includes(scenario)} />
      ))}
      <g className="journey-drawing__station journey-drawing__station--done">
        <circle cx={cx} cy={cy} r={stationRadius} />
        <text x={cx} y={cy} dy=".34em">
          {numerals[stepIds.indexOf(step)]}
        </text>
      </g>
    </svg>
  )
}
