import { memo, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { Scaffold, viewBox } from './Drawing'
import { ornamentOf } from './geometry'
import { selectAnswers } from './selectors'

/** The visitor's own drawing once more, in one colour, behind the reading. */
export const Watermark = memo(function Watermark() {
  const answers = useSelector(selectAnswers)
  const { lines, leaves, stations } = useMemo(() => ornamentOf(answers), [answers])
  return (
    <svg className="journey-drawing journey-drawing--watermark" viewBox={viewBox} aria-hidden="true">
      <Scaffold />
      <path d={lines} />
      <path className="journey-drawing__ground" d={stations} />
      <path className="journey-drawing__leaf" d={leaves} />
    </svg>
  )
})
