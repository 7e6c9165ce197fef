import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { LogEntry } from '../sessionLog'
import { selectStep, stepPicked } from './slice'

const beginning: LogEntry = { at: 0, action: { type: 'the page before it was hydrated' } }

/** Where something was typed, which travels as `text`. */
function placeTyped(entry: LogEntry | undefined): string | null {
  const { text, ...place } = Object(entry?.action.payload) as { text?: unknown }
  return text === undefined ? null : JSON.stringify([entry?.action.type, place])
}

/** The last entries of the list's lines: letters typed one after the other in one place are one line. */
export const lineEnds = (entries: readonly LogEntry[]): number[] =>
  [...entries.keys()].filter((index) => {
    const place = placeTyped(entries[index])
    return place === null || place !== placeTyped(entries[index + 1])
  })

/** `"field":"name","text":"xxx"` */
const payloadOf = ({ action }: LogEntry) => JSON.stringify(action.payload ?? {}).slice(1, -1)

/** Scrolls a line of the story into view as soon as it is the current one. */
const bringIntoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })

/** The log as it can be read: what happened, when, and to what. */
export function Story({ entries }: { entries: readonly LogEntry[] }) {
  const dispatch = useDispatch()
  const step = useSelector(selectStep)
  const [filter, setFilter] = useState('')
  const steps = [beginning, ...entries]
  const isMeant = (entry: LogEntry) =>
    `${entry.action.type} ${payloadOf(entry)}`.toLowerCase().includes(filter.toLowerCase())
  return (
    <>
      <input
        type="search"
        aria-label="Filter the steps"
        placeholder="Filter by event or payload"
        value={filter}
        onChange={({ currentTarget }) => setFilter(currentTarget.value)}
      />
      <ol key={filter} className="room__story">
        {lineEnds(steps).map((last, line, ends) => {
          const first = (ends[line - 1] ?? -1) + 1
          if (!steps.slice(first, last + 1).some(isMeant)) return null
          const isCurrent = first <= step && step <= last
          const entry = steps[isCurrent ? step : last] ?? beginning
          return (
            <li key={last}>
              <button
                type="button"
                ref={isCurrent ? bringIntoView : null}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => dispatch(stepPicked({ step: last }))}
              >
                <span>{`${(entry.at / 1000).toFixed(1)} s`}</span>
                <span>{entry.action.type + (last > first ? ` × ${last - first + 1}` : '')}</span>
                <span className="room__payload">{payloadOf(entry)}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </>
  )
}
