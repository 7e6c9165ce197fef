import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { maxWaitMs, waitsOf } from '../../src/debug/player/listeners'
import { pauseAsked, playAsked, playerSlice, stepPicked, waitEnded } from '../../src/debug/player/slice'
import { createPlayer } from '../../src/debug/player/store'
import { type LogEntry, windowAt } from '../../src/debug/sessionLog'

const entriesAt = (...times: number[]): LogEntry[] =>
  times.map((at) => ({ at, action: { type: 'carousel/nextAsked' } }))

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function open(...times: number[]) {
  const { dispatch, getState } = createPlayer(entriesAt(...times))
  return {
    play: () => dispatch(playAsked()),
    pause: () => dispatch(pauseAsked()),
    pick: (step: number) => dispatch(stepPicked({ step })),
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    step: () => getState().player.step,
    status: () => getState().player.status,
  }
}

describe('the player', () => {
  it('opens paused, before anything has happened', async () => {
    const { step, status, wait } = open(100, 200)
    await wait(10_000)
    expect([step(), status()]).toEqual([0, 'paused'])
  })

  it('plays the visit at the pace it was recorded at, and pauses at its end', async () => {
    const { play, wait, step, status } = open(100, 130, 800)
    play()
    await wait(99)
    expect(step()).toBe(0)
    await wait(1)
    expect(step()).toBe(1)
    await wait(30)
    expect(step()).toBe(2)
    await wait(669)
    expect([step(), status()]).toEqual([2, 'playing'])
    await wait(1)
    expect([step(), status()]).toEqual([3, 'paused'])
  })

  it('waits no longer than two seconds', async () => {
    const { play, wait, step } = open(0, 60_000)
    play()
    await wait(maxWaitMs - 1)
    expect(step()).toBe(1)
    await wait(1)
    expect(step()).toBe(2)
  })

  it('played at the end begins anew', async () => {
    const { pick, play, wait, step, status } = open(100, 200)
    pick(2)
    play()
    expect([step(), status()]).toEqual([0, 'playing'])
    await wait(200)
    expect([step(), status()]).toEqual([2, 'paused'])
  })

  it('paused stays where it is, and plays on from there', async () => {
    const { play, pause, wait, step } = open(100, 200, 300)
    play()
    await wait(150)
    pause()
    await wait(5000)
    expect(step()).toBe(1)
    play()
    await wait(100)
    expect(step()).toBe(2)
  })

  it('played on waits the whole wait again', async () => {
    const { play, pause, wait, step } = open(100, 200)
    play()
    await wait(90)
    pause()
    play()
    await wait(99)
    expect(step()).toBe(0)
    await wait(1)
    expect(step()).toBe(1)
  })

  it('shows the step that is picked, and pauses for it', async () => {
    const { play, pick, wait, step, status } = open(100, 200, 300, 400)
    play()
    await wait(100)
    pick(3)
    await wait(5000)
    expect([step(), status()]).toEqual([3, 'paused'])
  })

  it('runs no clock while it is stepped through', async () => {
    const { pick, wait } = open(100, 200)
    pick(1)
    await wait(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('does not leave the log', () => {
    const { pick, step } = open(100, 200)
    pick(3)
    expect(step()).toBe(2)
    pick(-1)
    expect(step()).toBe(0)
  })

  it('pressed twice plays no faster', async () => {
    const { play, wait, step } = open(100, 200, 300)
    play()
    await wait(50)
    play()
    await wait(50)
    expect(step()).toBe(1)
    await wait(100)
    expect(step()).toBe(2)
  })

  it('has nothing to play in an empty log', () => {
    const { play, status } = open()
    play()
    expect(status()).toBe('paused')
  })

  it('does not hear a wait that ends late', () => {
    const { reducer } = playerSlice
    const playing = { status: 'playing', step: 2, last: 5 } as const
    const paused = { ...playing, status: 'paused' } as const
    expect(reducer(playing, waitEnded({ step: 1 }))).toBe(playing)
    expect(reducer(paused, waitEnded({ step: 2 }))).toBe(paused)
  })
})

describe('the waits', () => {
  it('are the times between the entries, two seconds at most', () => {
    expect(waitsOf(entriesAt(897, 897, 1080, 9000))).toEqual([897, 0, 183, 2000])
  })
})

describe('the window of a step', () => {
  const wide = { width: 1280, height: 800 }
  const narrow = { width: 390, height: 844 }
  const turned = { width: 844, height: 390 }
  const [first, second, third] = entriesAt(1, 2, 3)
  const entries = [first, { ...second, window: narrow }, { ...third, window: turned }] as LogEntry[]

  it('is the visit’s first one until it has got another width', () => {
    const at = (step: number) => windowAt({ window: wide, entries }, step)
    expect([0, 1, 2, 3].map(at)).toEqual([wide, wide, narrow, turned])
  })
})
