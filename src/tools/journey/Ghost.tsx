import { memo, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { frame, Scaffold } from './Drawing'
import { ornamentOf } from './geometry'
import { selectAnswers } from './selectors'

/** The visitor's own drawing once more, in one colour, behind the reading. */
export const Ghost = memo(function Ghost() {
  const answers = useSelector(selectAnswers)
  const { lines, leaves, stations } = useMemo(() => ornamentOf(answers), [answers])
  return (
    <svg className="journey-drawing journey-drawing--ghost" viewBox={frame} aria-hidden="true">
      <Scaffold />
      <path d={lines} />
      <path className="journey-drawing__ground" d={stations} />
      <path className="journey-drawing__leaf" d={leaves} />
    </svg>
  )
})
