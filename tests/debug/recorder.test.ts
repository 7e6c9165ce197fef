import { describe, expect, it } from 'vitest'
import { createStore } from '../../src/app/store'
import { viewportChanged } from '../../src/core/events'
import { createRecorder } from '../../src/debug/recorder'
import { statesOf, type WindowSize } from '../../src/debug/sessionLog'
import { nextAsked } from '../../src/site/carousel/slice'
import { visit } from '../support/visit'
import { recordedSession } from './session'

describe('the recorder', () => {
  it('keeps what reaches the reducers, with the milliseconds since it was made', () => {
    let now = 5000.4
    const { enhancer, entries } = createRecorder(() => now)
    const { dispatch } = createStore({ enhancers: [enhancer] })
    now = 5012.6
    dispatch(viewportChanged({ mode: 'desktop' }))
    now = 5712
    dispatch(nextAsked())
    expect(entries).toEqual([
      { at: 12, action: viewportChanged({ mode: 'desktop' }) },
      { at: 712, action: nextAsked() },
    ])
  })

  it('says when the window got another width, and nothing of its height', () => {
    let size: WindowSize = { width: 1280, height: 800 }
    const { enhancer, entries } = createRecorder(
      () => 0,
      () => size,
    )
    const { dispatch } = createStore({ enhancers: [enhancer] })
    dispatch(viewportChanged({ mode: 'desktop' }))
    size = { width: 1280, height: 700 }
    dispatch(nextAsked())
    size = { width: 390, height: 844 }
    dispatch(viewportChanged({ mode: 'mobile' }))
    dispatch(nextAsked())
    expect(entries.map((entry) => entry.window)).toEqual([undefined, undefined, size, undefined])
  })
})

describe('the states of a log', () => {
  it('are those the visitor saw, the one before anything happened first', () => {
    const { store, pressNext, type } = visit({ window: 'desktop' })
    const states = statesOf(recordedSession())
    expect(states).toHaveLength(recordedSession().entries.length + 1)
    expect(states[0]?.layout.mode).toBe('unmeasured')
    expect(states[2]).toEqual(store.getState())
    pressNext()
    expect(states[3]?.carousel).toEqual(store.getState().carousel)
    type('name', 'Ana')
    expect(states[5]?.form).toEqual(store.getState().form)
  })
})
