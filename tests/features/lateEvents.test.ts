import type { UnknownAction } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { type RootState, rootReducer } from '../../src/app/reducer'
import { nextRequested, sectionInView, selectCarousel, settled, slidePicked } from '../../src/carousel/slice'
import { locationChanged, stateRestored, viewportChanged } from '../../src/core/events'
import * as form from '../../src/form/slice'
import * as sharing from '../../src/sharing/slice'

const reason = 'offline'
const notice = true

const secondSend = [form.sendRequested(), form.sendFailed({ send: 1, notice: false, reason }), form.sendRequested()]
const sent = [...secondSend, form.sendSucceeded({ send: 2 })]

const secondCopy = [sharing.copyRequested({ tool: 'quiz' }), sharing.copyRequested({ tool: 'quiz' })]
const copied = [...secondCopy, sharing.shareSucceeded({ request: 2 })]
const refused = [...secondCopy, sharing.shareRefused({ request: 2, reason })]

const onThePage = (section: 'contact' | null) => locationChanged({ path: '/', section, samePage: true, by: 'link' })
const rest = [viewportChanged({ mode: 'desktop' })]
const secondMove = [...rest, nextRequested(), settled({ move: 1 }), nextRequested()]

const after = (events: readonly UnknownAction[]): RootState =>
  events.reduce(rootReducer, rootReducer(undefined, { type: 'begin' }))

it.each<[slice: 'form' | 'sharing' | 'carousel', before: readonly UnknownAction[], late: UnknownAction]>([
  ['form', secondSend, form.sendSucceeded({ send: 1 })],
  ['form', secondSend, form.sendFailed({ send: 1, notice, reason })],
  ['form', secondSend, form.waitExpired({ send: 1, notice })],
  ['form', sent, form.sendFailed({ send: 2, notice, reason })],
  ['form', sent, form.waitExpired({ send: 2, notice })],
  ['form', sent, form.noticeExpired({ send: 1 })],
  ['form', secondSend, form.noticeExpired({ send: 2 })],
  ['form', [...secondSend, form.sendFailed({ send: 2, notice, reason })], stateRestored({ mode: 'desktop' })],
  ['sharing', secondCopy, sharing.shareSucceeded({ request: 1 })],
  ['sharing', secondCopy, sharing.shareRefused({ request: 1, reason })],
  ['sharing', secondCopy, sharing.noticeExpired({ request: 2 })],
  ['sharing', copied, sharing.shareRefused({ request: 2, reason })],
  ['sharing', copied, sharing.noticeExpired({ request: 1 })],
  ['sharing', refused, sharing.shareSucceeded({ request: 2 })],
  ['carousel', rest, slidePicked({ section: 'about' })],
  ['carousel', rest, sectionInView({ section: 'services' })],
  ['carousel', secondMove, settled({ move: 1 })],
  ['carousel', [...secondMove, onThePage('contact')], onThePage(null)],
])('when an event comes late or does not concern it, the %s is the same (%#)', (slice, before, late) => {
  const state = after(before)
  expect(rootReducer(state, late)[slice]).toBe(state[slice])
})

it('when a numeral is clicked, the live region announces its slide', () => {
  const state = after([...rest, slidePicked({ section: 'contact' })])
  expect(selectCarousel(state)).toBe(state.carousel)
  expect(state.carousel.announceMode).toBe('announced')
})
