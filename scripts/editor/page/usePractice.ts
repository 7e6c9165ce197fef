import { useCallback, useEffect, useRef, useState } from 'react'
import type { EditorState } from '../state.ts'
import { readState, savePractice } from './client.ts'
import { withFollowers } from './followers.ts'

export type Change = (update: (practice: object) => object) => void
export type Saving = 'saved' | 'saving' | 'failed'

/** After the last key, ms. */
const pauseMs = 500

/** The practice as it is being written, saved at each pause, and what the server says of it. */
export function usePractice() {
  const [state, setState] = useState<EditorState | null>(null)
  const [practice, setPractice] = useState<object>({})
  const latest = useRef(practice)
  const [saving, setSaving] = useState<Saving>('saved')
  const [revision, setRevision] = useState(0)
  const timer = useRef<number>(undefined)
  const unsaved = useRef<object>(null)

  /** Takes over what the server has, form and all. */
  const take = useCallback((next: EditorState) => {
    setState(next)
    latest.current = next.practice ?? {}
    setPractice(latest.current)
    setRevision((one) => one + 1)
  }, [])

  const save = async () => {
    window.clearTimeout(timer.current)
    const written = unsaved.current
    if (!written) return
    unsaved.current = null
    try {
      setState(await savePractice(written))
      setRevision((one) => one + 1)
      if (!unsaved.current) setSaving('saved')
    } catch (error) {
      unsaved.current ??= written
      setSaving('failed')
      throw error
    }
  }
  const saveQuietly = () => void save().catch(() => undefined)

  /** Of what is written by now: parts of the form are not drawn anew for every change, and know an older practice. */
  const change: Change = (update) => {
    latest.current = withFollowers(latest.current, update(latest.current))
    unsaved.current = latest.current
    setPractice(latest.current)
    setSaving('saving')
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(saveQuietly, pauseMs)
  }

  useEffect(() => {
    // also what was changed elsewhere while another page was in front
    const read = () => {
      if (!document.hidden && !unsaved.current) readState().then(take, () => setSaving('failed'))
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [take])
  useEffect(() => {
    window.addEventListener('pagehide', saveQuietly)
    return () => window.removeEventListener('pagehide', saveQuietly)
  })

  return { state, practice, saving, revision, change, save, take }
}
