import { describe, expect, it } from 'vitest'
import { outputsSlice } from '../../src/site/outputs'
import { texts } from '../../src/site/outputs/content'
import {
  copyAsked,
  outputDone,
  outputNoticeExpired,
  outputRefused,
  pictureAsked,
  printAsked,
  selectOutput,
  selectStatus,
} from '../../src/site/outputs/slice'
import { ownClock } from '../support/time'
import { jumpTo } from '../support/timeTravel'
import { visit } from '../support/visit'

ownClock()

const visitor = () => {
  const { store, ports, wait, followLink } = visit({ address: '/privacidade' })
  return { store, ports, wait, followLink, outputs: () => store.getState().outputs }
}

const promise = () => {
  let keep = () => {}
  let refuse = (_reason: unknown) => {}
  const settled = new Promise<void>((resolve, reject) => {
    keep = resolve
    refuse = reject
  })
  return { settled, keep, refuse: (reason: unknown) => refuse(reason) }
}

describe('I want to keep what came out', () => {
  it('on paper: the browser prints, and nothing on the page changes', () => {
    const { store, ports, outputs } = visitor()
    const before = outputs()
    store.dispatch(printAsked({ tool: 'mandala' }))
    expect(ports.print).toHaveBeenCalledOnce()
    expect(outputs()).toBe(before)
  })

  it('as text: the clipboard is asked within the very press, which is what permits it', async () => {
    const { store, ports, wait } = visitor()
    store.dispatch(copyAsked({ tool: 'dreams' }))
    expect(ports.copyResult).toHaveBeenCalledExactlyOnceWith('dreams', store.getState())
    await wait(0)
    expect(ports.savePicture).not.toHaveBeenCalled()
  })

  it('as a picture, in the format I chose', () => {
    const { store, ports, outputs } = visitor()
    store.dispatch(pictureAsked({ tool: 'mandala', format: 'svg' }))
    expect(ports.savePicture).toHaveBeenCalledExactlyOnceWith('mandala', store.getState(), 'svg')
    expect(ports.copyResult).not.toHaveBeenCalled()
    expect(outputs()).toEqual({ status: 'working', output: 'svg', request: 1 })
  })

  it('the words change for three seconds, then are what they were', async () => {
    const { store, wait, outputs } = visitor()
    store.dispatch(copyAsked({ tool: 'quiz' }))
    expect(outputs()).toMatchObject({ status: 'working', output: 'text' })
    await wait(0)
    expect(outputs().status).toBe('done')
    await wait(2999)
    expect(outputs().status).toBe('done')
    await wait(1)
    expect(outputs().status).toBe('idle')
  })

  it('the browser would not: that is said, and the reason goes to the console', async () => {
    const { store, ports, wait, outputs } = visitor()
    ports.copyResult.mockRejectedValueOnce('no permission')
    store.dispatch(copyAsked({ tool: 'quiz' }))
    await wait(0)
    expect(outputs().status).toBe('refused')
    expect(ports.reportRefusal).toHaveBeenCalledExactlyOnceWith('no permission')
    await wait(3000)
    expect(outputs().status).toBe('idle')
  })

  it('a second press replaces the first, whose end no longer counts', async () => {
    const { store, ports, wait, outputs } = visitor()
    const first = promise()
    ports.savePicture.mockReturnValueOnce(first.settled)
    store.dispatch(pictureAsked({ tool: 'mandala', format: 'png' }))
    await wait(10)
    store.dispatch(copyAsked({ tool: 'mandala' }))
    await wait(0)
    expect(outputs()).toMatchObject({ status: 'done', output: 'text' })
    first.refuse('too late')
    await wait(0)
    expect(outputs()).toMatchObject({ status: 'done', output: 'text' })
  })

  it('on another page nothing more is said of it', async () => {
    const { store, wait, followLink, outputs } = visitor()
    store.dispatch(copyAsked({ tool: 'quiz' }))
    await wait(0)
    followLink('/acessibilidade')
    expect(outputs().status).toBe('idle')
  })

  it('found at work after a jump in time, the clock of its words ends no work', async () => {
    const { store, wait, outputs } = visitor()
    store.dispatch(copyAsked({ tool: 'quiz' }))
    const working = store.getState()
    await wait(0)
    jumpTo(store, working)
    await wait(3000)
    expect(outputs().status).toBe('working')
  })

  it('found at work without work, after a jump in time, it works again', async () => {
    const { store, wait, outputs } = visitor()
    const past = { ...store.getState(), outputs: { status: 'working' as const, output: 'png' as const, request: 3 } }
    jumpTo(store, past)
    store.dispatch(copyAsked({ tool: 'quiz' }))
    await wait(0)
    expect(outputs()).toMatchObject({ status: 'done', output: 'text', request: 4 })
  })
})

describe('the laws of keeping', () => {
  const { reducer } = outputsSlice
  const pressed = () => reducer(undefined, pictureAsked({ tool: 'mandala', format: 'png' }))

  it.each([outputDone, outputRefused, outputNoticeExpired])('%o of another press changes nothing', (late) => {
    const working = pressed()
    const done = reducer(working, outputDone({ request: 1 }))
    expect(done.status).toBe('done')
    for (const state of [working, done]) expect(reducer(state, late({ request: 2, reason: '' }))).toBe(state)
  })

  it('nothing is done that was not asked', () => {
    const idle = reducer(undefined, { type: 'begin' })
    expect(idle).toEqual({ status: 'idle', output: null, request: 0 })
    expect(reducer(idle, outputDone({ request: 0 }))).toBe(idle)
    expect(reducer(idle, outputRefused({ request: 0, reason: 'not allowed' }))).toBe(idle)
  })

  it('what was done is not refused any more, nor what was refused done', () => {
    const [done, refused] = [outputDone, outputRefused].map((end) =>
      reducer(pressed(), end({ request: 1, reason: '' })),
    )
    expect(reducer(done, outputRefused({ request: 1, reason: 'not allowed' }))).toBe(done)
    expect(reducer(refused, outputDone({ request: 1 }))).toBe(refused)
  })

  it('the words on the page follow what has come of the press', () => {
    const { store } = visitor()
    store.dispatch(pictureAsked({ tool: 'mandala', format: 'png' }))
    expect([selectOutput(store.getState()), selectStatus(store.getState())]).toEqual(['png', 'working'])
  })

  it('each way to keep has words of its own for asking, for done and for refused', () => {
    const all = [texts.text, texts.png, texts.phone, texts.svg].flatMap(({ ask, done, refused }) => [
      ask,
      done,
      refused,
    ])
    expect(new Set(all).size).toBe(all.length)
  })
})

it('a picture asked for before a jump does not end the copy that bears its number after it', async () => {
  const { store, ports, wait, outputs } = visitor()
  const before = store.getState()
  const [picture, copy] = [promise(), promise()]
  ports.savePicture.mockReturnValueOnce(picture.settled)
  ports.copyResult.mockReturnValueOnce(copy.settled)
  store.dispatch(pictureAsked({ tool: 'mandala', format: 'png' }))
  jumpTo(store, before)
  store.dispatch(copyAsked({ tool: 'mandala' }))
  picture.keep()
  await wait(0)
  expect(outputs()).toMatchObject({ status: 'working', output: 'text' })
  copy.refuse(new Error('no'))
  await wait(0)
  expect(outputs().status).toBe('refused')
})

it('nor does one that fails, which nobody waits for any more', async () => {
  const { store, ports, wait, outputs } = visitor()
  const picture = promise()
  ports.savePicture.mockReturnValueOnce(picture.settled)
  ports.copyResult.mockReturnValueOnce(promise().settled)
  store.dispatch(pictureAsked({ tool: 'mandala', format: 'png' }))
  store.dispatch(copyAsked({ tool: 'mandala' }))
  picture.refuse(new Error('no'))
  await wait(0)
  expect(outputs().status).toBe('working')
  expect(ports.reportRefusal).not.toHaveBeenCalled()
})
