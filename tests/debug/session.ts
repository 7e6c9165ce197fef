import { createStore } from '../../src/app/store'
import { pathEntered, viewportChanged } from '../../src/core/events'
import { createRecorder } from '../../src/debug/recorder'
import type { SessionLog } from '../../src/debug/sessionLog'
import { nextAsked, settled } from '../../src/site/carousel/slice'
import { fieldChanged, fieldNames } from '../../src/site/form'
import { tools } from '../../src/tools'
import { symbolPicked } from '../../src/tools/mandala/slice'

interface Session {
  /** Typed into every field of the form and every tool's opening line. */
  text?: string
  /** Address the visit ends at. */
  path?: string
}

/** What a short visit leaves in the recorder: one event every 100 ms. */
export function recordedSession({ text = 'Ana', path = '/mandala-arquetipica' }: Session = {}): SessionLog {
  let ms = 0
  const { enhancer, entries } = createRecorder(() => ms)
  const { dispatch } = createStore({ enhancers: [enhancer] })
  const events = [
    pathEntered({ path: '/', section: 'about', samePage: true, by: 'load' }),
    viewportChanged({ mode: 'desktop' }),
    nextAsked(),
    settled({ move: 1 }),
    ...fieldNames.map((field) => fieldChanged({ field, text })),
    pathEntered({ path, section: null, samePage: false, by: 'link' }),
    symbolPicked({ symbol: 'lua' }),
    ...tools.map(({ id }) => ({ type: `${id}/openingWordsChanged`, payload: { text } })),
  ]
  for (const event of events) {
    ms += 100
    dispatch(event)
  }
  return {
    format: 1,
    recordedAt: '2026-11-21T17:05:33.000Z',
    window: { width: 1280, height: 800 },
    path: '/',
    masked: false,
    entries,
  }
}
