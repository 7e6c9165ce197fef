import type { UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import {
  carouselSlice,
  nextRequested,
  sectionInView,
  selectCarousel,
  settled,
  slidePicked,
} from '../../src/carousel/slice'
import { locationChanged, stateRestored, viewportChanged } from '../../src/core/events'
import { formSlice, noticeExpired, sendFailed, sendRequested, sendSucceeded, waitExpired } from '../../src/form/slice'
import {
  copyRequested,
  noticeExpired as shareNoticeExpired,
  shareRefused,
  shareSucceeded,
  sharingSlice,
} from '../../src/sharing/slice'

const after = <S>(reducer: (state: S | undefined, event: UnknownAction) => S, ...events: UnknownAction[]): S =>
  events.reduce(reducer, reducer(undefined, { type: 'begin' }))

describe('when an answer or a timer of the form comes late', () => {
  const { reducer } = formSlice
  const reason = 'offline'
  const second = after(reducer, sendRequested(), sendFailed({ send: 1, notice: false, reason }), sendRequested())
  const sent = reducer(second, sendSucceeded({ send: 2 }))
  const failed = reducer(second, sendFailed({ send: 2, notice: true, reason }))

  it.each([
    [second, sendSucceeded({ send: 1 })],
    [second, sendFailed({ send: 1, notice: true, reason })],
    [second, waitExpired({ send: 1, notice: true })],
    [sent, sendFailed({ send: 2, notice: true, reason })],
    [sent, waitExpired({ send: 2, notice: true })],
    [sent, noticeExpired({ send: 1 })],
    [failed, stateRestored({ mode: 'desktop' })],
  ])('changes nothing (%#)', (state, event) => {
    expect(reducer(state, event)).toBe(state)
  })
})

describe('when an answer or a timer of sharing comes late', () => {
  const { reducer } = sharingSlice
  const second = after(reducer, copyRequested({ tool: 'quiz' }), copyRequested({ tool: 'quiz' }))
  const done = reducer(second, shareSucceeded({ request: 2 }))
  const refused = reducer(second, shareRefused({ request: 2, reason: 'no' }))

  it.each([
    [second, shareSucceeded({ request: 1 })],
    [second, shareRefused({ request: 1, reason: 'no' })],
    [second, shareNoticeExpired({ request: 2 })],
    [done, shareRefused({ request: 2, reason: 'no' })],
    [done, shareNoticeExpired({ request: 1 })],
    [refused, shareSucceeded({ request: 2 })],
  ])('changes nothing (%#)', (state, event) => {
    expect(reducer(state, event)).toBe(state)
  })
})

describe('when an event meets a carousel that it does not concern', () => {
  const { reducer, getInitialState } = carouselSlice
  const rest = after(reducer, viewportChanged({ mode: 'desktop' }))
  const second = [nextRequested(), settled({ move: 1 }), nextRequested()].reduce(reducer, rest)
  const onThePage = (section: 'contact' | null) => locationChanged({ path: '/', section, samePage: true, by: 'link' })
  const pending = reducer(second, onThePage('contact'))

  it.each([
    [rest, slidePicked({ section: 'about' })],
    [rest, sectionInView({ section: 'services' })],
    [second, settled({ move: 1 })],
    [pending, onThePage(null)],
  ])('changes nothing (%#)', (state, event) => {
    expect(reducer(state, event)).toBe(state)
  })

  it('tells a numeral’s move by the live region, and nothing at first', () => {
    expect(getInitialState().announceMode).toBe('silent')
    expect(reducer(rest, slidePicked({ section: 'contact' })).announceMode).toBe('announced')
    expect(selectCarousel({ carousel: rest })).toBe(rest)
  })
})
