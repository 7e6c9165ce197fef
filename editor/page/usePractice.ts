import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EditorState } from '../state.ts'
import { Refused, readState, savePractice } from './client.ts'
import { withFollowers } from './followers.ts'

export type Change = (update: (practice: object) => object) => void
export type Take = (ask: () => Promise<EditorState>) => Promise<void>
/**
 * `changed`: what is written here was not saved, as the file is not the one this page has read; `gone`: it is saved, and the
 * program has been closed since.
 */
export type Saving = 'saved' | 'saving' | 'failed' | 'changed' | 'gone'

/** After the last key, and after a failure, ms. */
const pauseMs = 500
const retryMs = 3000

/** The practice as it is being written, saved at each pause, and what the server says of it. */
export function usePractice() {
  const [state, setState] = useState<EditorState | null>(null)
  const [practice, setPractice] = useState<object>({})
  const [saving, setSaving] = useState<Saving>('saved')
  const [revision, setRevision] = useState(0)
  const timer = useRef<number>(undefined)
  const version = useRef('')
  const latest = useRef(practice)
  /** What the server has, or is being sent. */
  const sent = useRef(practice)
  /** What was sent last could not be saved. */
  const isRefused = useRef(false)
  /** One request at a time: an older practice is not to arrive after a newer one. */
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.current.then(work)
    queue.current = done.catch(() => undefined)
    return done
  }

  const hear = (next: EditorState) => {
    setState(next)
    setRevision((one) => one + 1)
    setSaving('saved')
  }
  const accept = (next: EditorState) => {
    version.current = next.version
    latest.current = next.practice ?? {}
    sent.current = latest.current
    isRefused.current = false
    setPractice(latest.current)
    hear(next)
  }
  const unanswered = () => {
    const isSaved = latest.current === sent.current
    setSaving(isSaved ? 'gone' : 'failed')
    window.clearTimeout(timer.current)
    if (!isSaved) timer.current = window.setTimeout(saveQuietly, retryMs)
  }
  /** Takes over what the server has, whatever is written here. */
  const take: Take = (ask) =>
    inTurn(async () => {
      try {
        accept(await ask())
      } catch (error) {
        if (error instanceof Refused && error.status === 0) unanswered()
        throw error
      }
    })

  const send = async () => {
    const [practice, before] = [latest.current, sent.current]
    if (practice === before) return
    sent.current = practice
    try {
      const next = await savePractice(practice, version.current)
      version.current = next.version
      isRefused.current = false
      if (latest.current === practice) hear(next)
    } catch (error) {
      sent.current = before
      isRefused.current = true
      const isChanged = error instanceof Refused && error.status === 409
      setSaving(isChanged ? 'changed' : 'failed')
      if (!isChanged) timer.current = window.setTimeout(saveQuietly, retryMs)
      throw error
    }
  }
  const save = (): Promise<void> => {
    window.clearTimeout(timer.current)
    return inTurn(send)
  }
  const saveQuietly = () => void save().catch(() => undefined)

  /** Saves what is written here over what the file has become meanwhile. */
  const insist = () =>
    inTurn(async () => {
      version.current = (await readState()).version
    }).then(saveQuietly, unanswered)

  /** Of what is written by now: parts of the form are not drawn anew for every change, and know an older practice. */
  const change: Change = (update) => {
    latest.current = withFollowers(latest.current, update(latest.current))
    setPractice(latest.current)
    setSaving('saving')
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(saveQuietly, pauseMs)
  }

  /** Also what was changed elsewhere while another window was in front. */
  const read = useEffectEvent(() =>
    inTurn(async () => {
      const before = latest.current
      if (document.hidden || before !== sent.current) return
      try {
        const next = await readState()
        if (latest.current !== before) return
        if (saving !== 'gone' && JSON.stringify(next) === JSON.stringify(state)) setSaving('saved')
        else accept(next)
      } catch {
        setSaving('gone')
      }
    }),
  )
  // at once: what is under way has reached the server, which takes one after the other
  const leave = useEffectEvent(() => void send().catch(() => undefined))
  const stay = useEffectEvent((event: Event) => {
    if (isRefused.current) event.preventDefault()
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    read()
    window.addEventListener('focus', () => read(), { signal })
    document.addEventListener('visibilitychange', () => read(), { signal })
    window.addEventListener('pagehide', () => leave(), { signal })
    window.addEventListener('beforeunload', (event) => stay(event), { signal })
    return () => listening.abort()
  }, [])

  return { state, practice, saving, revision, change, save, take, insist }
}
