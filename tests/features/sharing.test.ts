import { describe, expect, it } from 'vitest'
import { stateRestored } from '../../src/core/events'
import { noticeMs } from '../../src/sharing/listeners'
import {
  copyRequested,
  imageRequested,
  printClosed,
  printRequested,
  selectSheet,
  sharingSlice,
} from '../../src/sharing/slice'
import { ownClock } from '../support/time'
import { jumpTo } from '../support/timeTravel'
import { visit } from '../support/visit'

ownClock()

const visitor = () => {
  const { store, ...rest } = visit({ address: '/privacidade' })
  const sharing = () => store.getState().sharing
  const notice = () => [sharing().shared, sharing().status]
  return { store, ...rest, sharing, notice }
}

/** What a port returns, to be ended by the test. */
const pending = () => {
  let ends = { keep: () => {}, refuse: (_reason: unknown) => {} }
  const promise = new Promise<void>((keep, refuse) => {
    ends = { keep, refuse }
  })
  return { promise, ...ends }
}

const initial = sharingSlice.getInitialState()

describe('when nothing is requested', () => {
  it('prints the result, and has no notice', () => {
    expect(initial).toEqual({ status: 'idle', shared: null, request: 0, sheet: 'result' })
  })
})

describe('when a print is requested', () => {
  it.each(['result', 'coloring'] as const)('opens the print dialog for the sheet: %s', (sheet) => {
    const { store, ports, does } = visitor()
    does(printRequested({ sheet }))
    expect(ports.print).toHaveBeenCalledOnce()
    expect(selectSheet(store.getState())).toBe(sheet)
  })

  it.each([printClosed(), stateRestored({ mode: 'desktop' })])('prints the result again after $type', (event) => {
    const { does, sharing } = visitor()
    does(printRequested({ sheet: 'coloring' }), event)
    expect(sharing()).toEqual(initial)
  })
})

describe('when a copy is requested', () => {
  it('writes to the clipboard within the click, which permits it', async () => {
    const { store, ports, does, wait } = visitor()
    does(copyRequested({ tool: 'dreams' }))
    expect(ports.copyResult).toHaveBeenCalledExactlyOnceWith('dreams', store.getState())
    await wait(0)
    expect(ports.saveImage).not.toHaveBeenCalled()
  })

  it('shows a notice for three seconds', async () => {
    const { does, wait, notice } = visitor()
    does(copyRequested({ tool: 'quiz' }))
    expect(notice()).toEqual(['text', 'working'])
    await wait(0)
    expect(notice()).toEqual(['text', 'done'])
    await wait(noticeMs - 1)
    expect(notice()).toEqual(['text', 'done'])
    await wait(1)
    expect(notice()).toEqual(['text', 'idle'])
    expect(noticeMs).toBe(3000)
  })

  it('shows a notice when the browser refuses, and logs the reason', async () => {
    const { ports, does, wait, notice } = visitor()
    ports.copyResult.mockRejectedValueOnce('no permission')
    does(copyRequested({ tool: 'quiz' }))
    await wait(0)
    expect(notice()).toEqual(['text', 'refused'])
    expect(ports.reportRefusal).toHaveBeenCalledExactlyOnceWith('no permission')
    await wait(noticeMs)
    expect(notice()).toEqual(['text', 'idle'])
  })

  it('has no notice and no other sheet on another page', async () => {
    const { does, wait, followLink, notice, sharing } = visitor()
    does(printRequested({ sheet: 'coloring' }), copyRequested({ tool: 'quiz' }))
    await wait(0)
    followLink('/acessibilidade')
    expect(notice()).toEqual(['text', 'idle'])
    expect(sharing().sheet).toBe('result')
  })
})

describe('when a second request follows the first', () => {
  it('ignores the end of the first', async () => {
    const { ports, does, wait, notice } = visitor()
    const first = pending()
    ports.saveImage.mockReturnValueOnce(first.promise)
    does(imageRequested({ tool: 'mandala' }))
    expect(notice()).toEqual(['image', 'working'])
    await wait(10)
    expect(ports.copyResult).not.toHaveBeenCalled()
    does(copyRequested({ tool: 'mandala' }))
    await wait(0)
    first.refuse('too late')
    await wait(0)
    expect(notice()).toEqual(['text', 'done'])
    expect(ports.reportRefusal).not.toHaveBeenCalled()
  })
})

describe('when time travel jumps during a request', () => {
  it('does not end a request by an earlier one of the same number', async () => {
    const { store, ports, does, wait, sharing } = visitor()
    const before = store.getState()
    const [image, copy] = [pending(), pending()]
    ports.saveImage.mockReturnValueOnce(image.promise)
    ports.copyResult.mockReturnValueOnce(copy.promise)
    does(imageRequested({ tool: 'mandala' }))
    jumpTo(store, before)
    does(copyRequested({ tool: 'mandala' }))
    image.keep()
    await wait(0)
    expect(sharing()).toMatchObject({ status: 'working', shared: 'text' })
    copy.refuse(new Error('no'))
    await wait(0)
    expect(sharing().status).toBe('refused')
  })
})
