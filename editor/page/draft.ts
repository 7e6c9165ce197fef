import { createContext, useContext, useSyncExternalStore } from 'react'
import { withValue } from '../../practice/index.ts'
import { anyVersion, type EditorState } from '../state.ts'

/** After the last key, ms. */
export const pauseMs = 500

/** From a failure to the next try, ms. */
export const retryMs = 3000

/** What the program is asked for; each rejects with an HTTP status and, for whoever fills in the form, the reason. */
export interface Program {
  read(): Promise<EditorState>
  /** Over this version of the file. */
  save(practice: object, version: string): Promise<EditorState>
}

export interface Draft {
  /** The practice file as it is being written. */
  practice: object
  /** What the program has said last of it; null until its first answer. */
  server: EditorState | null
  /**
   * `saving` → `saved`, `failed` (what is unsaved is tried again) or `changed`: the file is not what this page read.
   */
  status: 'saved' | 'saving' | 'failed' | 'changed'
  /** Why the program has refused something, or that it is closed. */
  problem: string
}

/** The practice file as it is being written: saved at each pause, one request at a time, until it is in the file. */
export function createDraft(program: Program) {
  let draft: Draft = { practice: {}, server: null, status: 'saved', problem: '' }
  /** Changes made here so far, and the last one that is in the file. */
  let edit = 0
  let savedEdit = 0
  /** Version of the file that what is written here goes on from. */
  let version = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let queue: Promise<void> = Promise.resolve()
  const heard = new Set<() => void>()

  const set = (part: Partial<Draft>) => {
    draft = { ...draft, ...part }
    for (const hear of heard) hear()
  }
  const isUnsaved = () => edit !== savedEdit
  const inTurn = (act: () => Promise<void>) => {
    queue = queue.then(act)
    return queue
  }
  const receive = (server: EditorState, part: Partial<Draft> = {}) => {
    version = server.version
    set({ ...part, server, status: 'saved', problem: '' })
  }
  const saveIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(save, ms)
  }

  const save = () =>
    inTurn(async () => {
      if (!isUnsaved() || draft.status === 'changed') return
      const sent = edit
      try {
        const server = await program.save(draft.practice, version)
        savedEdit = sent
        version = server.version
        if (!isUnsaved()) receive(server)
      } catch (error) {
        const { status, message: problem } = error as Error & { status?: number }
        set({ status: status === 409 ? 'changed' : 'failed', problem })
        if (status !== 409) saveIn(retryMs)
      }
    })

  /** Puts what is in the file in the place of what is written here; nothing that is written meanwhile is taken away. */
  const read = (isWished: boolean) => {
    const asked = edit
    return inTurn(async () => {
      if (edit !== asked || (isUnsaved() && !isWished)) return
      try {
        const server = await program.read()
        const isKnown = draft.status === 'saved' && JSON.stringify(server) === JSON.stringify(draft.server)
        if (edit !== asked || isKnown) return
        savedEdit = edit
        receive(server, { practice: server.practice ?? {} })
      } catch (error) {
        set({ problem: (error as Error).message, ...(!isUnsaved() && { status: 'failed' }) })
      }
    })
  }

  const change = (update: (practice: object) => object) => {
    edit += 1
    set({ practice: update(draft.practice), status: draft.status === 'changed' ? 'changed' : 'saving' })
    saveIn(pauseMs)
  }

  return {
    now: () => draft,
    hear(hear: () => void) {
      heard.add(hear)
      return () => void heard.delete(hear)
    },
    isUnsaved,
    /** What stood at a path before a button changed it: what is left out can be taken in again. */
    replaced: new Map<string, unknown>(),
    change,
    /** Puts another value, or none, at a path. */
    put: (path: readonly PropertyKey[], value: unknown) => change((practice) => withValue(practice, path, value)),
    save,
    /** The practitioner has come to the page, or come back to it; another program may have changed the file. */
    returned: () => (isUnsaved() ? save() : read(false)),
    /** Takes the file, which another program has changed, in the place of what is written here. */
    reload: () => (draft.status === 'changed' ? read(true) : queue),
    /** Writes what is written here over the file that another program has changed. */
    overwrite() {
      version = anyVersion
      set({ status: 'saving' })
      void save()
    },
  }
}

export const DraftContext = createContext<ReturnType<typeof createDraft> | null>(null)

export function useDraftStore() {
  const store = useContext(DraftContext)
  if (!store) throw new Error('no draft here')
  return store
}

export function useDraft(): Draft {
  const { hear, now } = useDraftStore()
  return useSyncExternalStore(hear, now)
}
