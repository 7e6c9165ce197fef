import './player.css'
import { useSelector } from 'react-redux'
import { type SessionLog, windowAt } from '../sessionLog'
import { Controls } from './Controls'
import { maxWaitMs } from './listeners'
import { Stage } from './Stage'
import { Story } from './Story'
import { selectStep } from './slice'

export const PlayerView = ({ log }: { log: SessionLog }) => (
  <div className="room" lang="en">
    <Stage log={log} />
    <main className="room__panel">
      <h1>Debugging room</h1>
      <p>
        {`Recorded ${new Date(log.recordedAt).toLocaleString('en-GB')}, `}
        {log.masked ? 'typed texts masked' : 'typed texts as they were'}
      </p>
      <WindowNote log={log} />
      <Controls />
      <details open>
        <summary>{`The visit (waits over ${maxWaitMs / 1000} s are cut to ${maxWaitMs / 1000} s)`}</summary>
        <Story entries={log.entries} />
      </details>
    </main>
  </div>
)

function WindowNote({ log }: { log: SessionLog }) {
  const { width, height } = windowAt(log, useSelector(selectStep))
  return <p>{`Window ${width} × ${height} px`}</p>
}
