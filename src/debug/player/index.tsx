import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import type { SessionLog } from '../sessionLog'
import { createPlayer } from './store'
import { PlayerView } from './View'

/** The page of a replay: the panel, and beside it the site in a frame of the recorded window's size. */
export function openPlayer(log: SessionLog) {
  const root = document.getElementById('root')
  if (!root) throw new Error('no element with the id "root"')
  const player = createPlayer(log.entries)
  window.replayPlayer = player
  document.title = 'Debugging room'
  createRoot(root).render(
    <StrictMode>
      <Provider store={player}>
        <PlayerView log={log} />
      </Provider>
    </StrictMode>,
  )
}
