import { download } from '../app/download'
import { start } from '../app/start'
import { normalPath } from '../core/paths'
import { devTools } from './devTools'
import { maskedLog } from './mask'
import { createRecorder } from './recorder'
import { logName, logText, type SessionLog, type WindowSize } from './sessionLog'

const windowSize = (): WindowSize => ({ width: window.innerWidth, height: window.innerHeight })

/** Opens the site as always, with a recorder between its listeners and its reducers. */
export async function openRecording() {
  const { enhancer, entries } = createRecorder(undefined, windowSize)
  const session: SessionLog = {
    format: 1,
    recordedAt: new Date().toISOString(),
    window: windowSize(),
    path: normalPath(window.location.pathname),
    masked: false,
    entries,
  }
  const save = ({ unmasked = false } = {}) => {
    const log = unmasked ? session : maskedLog(session)
    download(new Blob([logText(log)], { type: 'application/json' }), logName(new Date(), log.masked))
  }
  window.debuggingRoom = { save }
  window.addEventListener('keydown', (event) => {
    const { code, ctrlKey, altKey, shiftKey } = event
    if (code !== 'KeyS' || !ctrlKey || !altKey) return
    event.preventDefault()
    save({ unmasked: shiftKey })
  })
  await start('root', { enhancers: [enhancer], ...devTools })
  console.info(
    'Debugging room: Ctrl+Alt+S or debuggingRoom.save() saves this session as a file, typed texts masked; ' +
      'Ctrl+Alt+Shift+S or debuggingRoom.save({ unmasked: true }) leaves them readable.',
  )
}
