import { describe, expect, it, vi } from 'vitest'
import { createPlayer, maxWaitMs, stayMs, waitsOf } from '../../src/debug/player/listeners'
import { lineEnds } from '../../src/debug/player/Story'
import { playerSlice, playPressed, stepPicked, waitEnded } from '../../src/debug/player/slice'
import { type LogEntry, windowAt } from '../../src/debug/sessionLog'
import { ownClock } from '../support/time'

const entriesAt = (...times: number[]): LogEntry[] =>
  times.map((at) => ({ at, action: { type: 'carousel/nextAsked' } }))

ownClock()

function open(...times: number[]) {
  const rests: number[] = []
  const { dispatch, getState } = createPlayer(entriesAt(...times), (step) => rests.push(step))
  return {
    rests,
    press: () => dispatch(playPressed()),
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
    const { press, wait, step, status } = open(100, 130, 800)
    press()
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
    const { press, wait, step } = open(0, 60_000)
    press()
    await wait(maxWaitMs - 1)
    expect(step()).toBe(1)
    await wait(1)
    expect(step()).toBe(2)
  })

  it('played at the end begins anew', async () => {
    const { pick, press, wait, step, status } = open(100, 200)
    pick(2)
    press()
    expect([step(), status()]).toEqual([0, 'playing'])
    await wait(200)
    expect([step(), status()]).toEqual([2, 'paused'])
  })

  it('paused stays where it is, and plays on from there', async () => {
    const { press, wait, step } = open(100, 200, 300)
    press()
    await wait(150)
    press()
    await wait(5000)
    expect(step()).toBe(1)
    press()
    await wait(100)
    expect(step()).toBe(2)
  })

  it('played on waits the whole wait again', async () => {
    const { press, wait, step } = open(100, 200)
    press()
    await wait(90)
    press()
    press()
    await wait(99)
    expect(step()).toBe(0)
    await wait(1)
    expect(step()).toBe(1)
  })

  it('shows the step that is picked, and pauses for it', async () => {
    const { press, pick, wait, step, status } = open(100, 200, 300, 400)
    press()
    await wait(100)
    pick(3)
    await wait(5000)
    expect([step(), status()]).toEqual([3, 'paused'])
  })

  it('runs no clock while it is stepped through', async () => {
    const { pick, wait } = open(100, 200)
    pick(1)
    await wait(stayMs)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('names the step that is left on show, and none that passes by', async () => {
    const { pick, press, wait, rests } = open(100, 150, 200, 700)
    pick(1)
    await wait(stayMs - 1)
    pick(2)
    expect(rests).toEqual([])
    await wait(stayMs)
    pick(0)
    press()
    await wait(700)
    await wait(stayMs)
    expect(rests).toEqual([2, 3, 4])
  })

  it('does not leave the log', () => {
    const { pick, step } = open(100, 200)
    pick(3)
    expect(step()).toBe(2)
    pick(-1)
    expect(step()).toBe(0)
  })

  it('has nothing to play in an empty log', () => {
    const { press, status } = open()
    press()
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

describe('the lines of the list', () => {
  const typed = (type: string, payload: object) => ({ at: 0, action: { type, payload } })
  const field = (name: string, text: string) => typed('form/fieldChanged', { field: name, text })
  const writing = (text: string) => typed('dreams/writingChanged', { text })

  it('put letters together that were typed one after the other in one place, and nothing else', () => {
    const visit = [
      ...entriesAt(1, 2),
      field('name', 'A'),
      field('name', 'An'),
      field('message', 'O'),
      field('name', 'Ana'),
      writing('m'),
      writing('ma'),
      typed('quiz/writingChanged', { text: 'm' }),
      ...entriesAt(3),
    ]
    expect(lineEnds(visit)).toEqual([0, 1, 3, 4, 5, 7, 8, 9])
  })
})
