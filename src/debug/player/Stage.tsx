import type { CSSProperties } from 'react'
import { useSelector } from 'react-redux'
import { type SessionLog, windowAt } from '../sessionLog'
import { selectStep } from './slice'

/** The site in a window of the recorded size, drawn smaller where there is less room. */
export function Stage({ log }: { log: SessionLog }) {
  const { width, height } = windowAt(log, useSelector(selectStep))
  const size = { '--width': `${width}px`, '--height': `${height}px` } as CSSProperties
  return (
    <div className="room__stage" style={size}>
      <iframe title="The site at this step" src="/" />
    </div>
  )
}
