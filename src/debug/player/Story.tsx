import { memo, useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { LogEntry } from '../sessionLog'
import { selectStep, stepPicked } from './slice'

/** The log as it can be read: what happened, when, and to what. */
export function Story({ entries }: { entries: readonly LogEntry[] }) {
  const current = useSelector(selectStep)
  return (
    <ol className="room__story">
      <Line step={0} at={0} name="the page before it came alive" isCurrent={current === 0} />
      {entries.map(({ at, action }, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a log does not change, and an entry has no other name
          key={index}
          step={index + 1}
          at={at}
          name={action.type}
          payload={action.payload}
          isCurrent={current === index + 1}
        />
      ))}
    </ol>
  )
}

interface LineProps {
  step: number
  at: number
  name: string
  payload?: unknown
  isCurrent: boolean
}

const Line = memo(function Line({ step, at, name, payload, isCurrent }: LineProps) {
  const dispatch = useDispatch()
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li ref={line}>
      <button
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => dispatch(stepPicked({ step }))}
      >
        <span className="room__time">{secondsOf(at)}</span>
        <span className="room__event">{name}</span>
        {payload !== undefined && <span className="room__payload">{shownPayload(payload)}</span>}
      </button>
    </li>
  )
})

/** `12.4 s` */
export const secondsOf = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** `field: "name", text: "xxx"` */
export const shownPayload = (payload: unknown): string =>
  typeof payload === 'object' && payload !== null
    ? Object.entries(payload)
        .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
        .join(', ')
    : JSON.stringify(payload)
