import { download } from '../app/download'
import { start } from '../app/start'
import { normalPath } from '../core/paths'
import { devTools } from './devTools'
import { logName, logText } from './logFile'
import { maskedLog } from './mask'
import { createRecorder } from './recorder'
import type { SessionLog, WindowSize } from './sessionLog'

export interface SaveOptions {
  /** Leaves what was typed readable. */
  unmasked?: boolean
}

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
  const save = ({ unmasked = false }: SaveOptions = {}) => {
    const text = logText(unmasked ? session : maskedLog(session))
    download(new Blob([text], { type: 'application/json' }), logName(new Date()))
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
