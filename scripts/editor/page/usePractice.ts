import { useCallback, useEffect, useRef, useState } from 'react'
import type { EditorState } from '../state.ts'
import { readState, savePractice } from './client.ts'
import { withFollowers } from './followers.ts'

export type Change = (update: (practice: object) => object) => void
export type Saving = 'saved' | 'saving' | 'failed'

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
  const latest = useRef(practice)
  /** What the server has, or is being sent, is of this many changes. */
  const changes = useRef({ made: 0, sent: 0 })
  /** One request at a time: an older practice is not to arrive after a newer one. */
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const hear = useCallback((next: EditorState) => {
    setState(next)
    setRevision((one) => one + 1)
    setSaving('saved')
  }, [])

  /** Takes over what the server has, whatever is written here. */
  const take = useCallback(
    (next: EditorState) => {
      window.clearTimeout(timer.current)
      changes.current.sent = changes.current.made
      latest.current = next.practice ?? {}
      setPractice(latest.current)
      hear(next)
    },
    [hear],
  )

  const send = async () => {
    const { made, sent } = changes.current
    if (made === sent) return
    changes.current.sent = made
    try {
      const next = await savePractice(latest.current)
      if (changes.current.made === made) hear(next)
    } catch (error) {
      changes.current.sent = sent
      setSaving('failed')
      timer.current = window.setTimeout(() => void save().catch(() => undefined), retryMs)
      throw error
    }
  }
  const save = (): Promise<void> => {
    window.clearTimeout(timer.current)
    const sending = queue.current.then(send)
    queue.current = sending.catch(() => undefined)
    return sending
  }
  const saveQuietly = () => void save().catch(() => undefined)

  /** Of what is written by now: parts of the form are not drawn anew for every change, and know an older practice. */
  const change: Change = (update) => {
    latest.current = withFollowers(latest.current, update(latest.current))
    changes.current.made++
    setPractice(latest.current)
    setSaving('saving')
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(saveQuietly, pauseMs)
  }

  useEffect(() => {
    // also what was changed elsewhere while another page was in front
    const read = async () => {
      const { made, sent } = changes.current
      if (document.hidden || made !== sent) return
      try {
        const next = await readState()
        if (changes.current.made === made && changes.current.sent === made) take(next)
      } catch {
        setSaving('failed')
      }
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [take])
  useEffect(() => {
    // at once: what is under way has reached the server, which takes one after the other
    const leave = () => void send().catch(() => undefined)
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  })

  return { state, practice, saving, revision, change, save, take }
}
