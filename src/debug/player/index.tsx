import './player.css'
import { type CSSProperties, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider, useSelector } from 'react-redux'
import { type SessionLog, statesOf, windowAt } from '../sessionLog'
import { Controls } from './Controls'
import { followKeys } from './keys'
import { createPlayer, maxWaitMs } from './listeners'
import { Step } from './Step'
import { Story } from './Story'
import { selectStep, stepPicked } from './slice'

/** The page of a replay; `#12` in its address is the 12th step. */
export function openPlayer(log: SessionLog) {
  const root = document.getElementById('root')
  if (!root) throw new Error('no element with the id "root"')
  const player = createPlayer(log.entries, (step) => history.replaceState(null, '', `#${step}`))
  const openAddress = () => {
    player.dispatch(stepPicked({ step: Number.parseInt(window.location.hash.slice(1), 10) || 0 }))
  }
  openAddress()
  window.addEventListener('hashchange', openAddress)
  followKeys(player)
  window.replayPlayer = player
  document.title = 'Debugging room'
  createRoot(root).render(
    <Provider store={player}>
      <PlayerView log={log} />
    </Provider>,
  )
}

/** The site in a window of the recorded size, drawn smaller where there is less room; below it the state, beside it the log. */
function PlayerView({ log }: { log: SessionLog }) {
  const { width, height } = windowAt(log, useSelector(selectStep))
  const states = useMemo(() => statesOf(log), [log])
  const size = { '--width': `${width}px`, '--height': `${height}px` } as CSSProperties
  return (
    <div className="room" lang="en">
      <div className="room__stage" style={size}>
        <iframe title="The site at this step" src="/" />
      </div>
      <Step states={states} />
      <main className="room__panel">
        <h1>Debugging room</h1>
        <p>
          {`Recorded ${new Date(log.recordedAt).toLocaleString('en-GB')}, typed texts `}
          {log.masked ? 'masked' : 'as they were'}
          {`. Window ${width} × ${height} px. Waits over ${maxWaitMs / 1000} s are cut to ${maxWaitMs / 1000} s.`}
        </p>
        <Controls />
        <Story entries={log.entries} />
      </main>
    </div>
  )
}
