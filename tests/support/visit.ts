import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import { isLanding, isSamePage } from '../../src/app/routes'
import { createStore } from '../../src/app/store'
import { nextRequested, previousRequested, selectSection, slidePicked } from '../../src/carousel/slice'
import {
  type LayoutMode,
  type LocationChange,
  linkFollowed,
  locationChanged,
  sectionChosen,
  viewportChanged,
} from '../../src/core/events'
import { type SectionId, sectionOf, sectionOfHash } from '../../src/core/sections'
import { type FieldName, fieldChanged, sendRequested } from '../../src/form/slice'
import { selectPath } from '../../src/layout/slice'
import { recorderPorts } from './ports'
import { pass } from './time'

export interface Arrival {
  window?: LayoutMode
  address?: string
  failureNotice?: boolean
  /** Whoever keeps a log. */
  enhancers?: readonly StoreEnhancer[]
  /** Somebody travels in time. */
  timeTravel?: StoreEnhancer
}

const split = (address: string) => {
  const { pathname, hash } = new URL(address, 'https://www.exemplo.com.br')
  return { path: pathname, hash }
}

/**
 * A visitor on the site: the real store with its listeners, recorders for the outside world, and in the router's place
 * one that arrives at once. Time is the test's (`ownClock`).
 */
export function visit({ window = 'desktop', address = '/', ...options }: Arrival = {}) {
  const { ports, requests } = recorderPorts()
  const store = createStore({ ports, path: split(address).path, ...options })
  const { dispatch } = store
  /** Addresses the browser's back button would go through. */
  const history = [address]

  /** As `LocationMirror` does. */
  const report = (to: string, by: LocationChange['by']) => {
    const { path, hash } = split(to)
    const samePage = isSamePage(path, selectPath(store.getState()))
    const isReturn = by === 'history' && !samePage && hash === ''
    const section = isLanding(path) && !isReturn ? sectionOfHash(hash) : null
    dispatch(locationChanged({ path, section, samePage, by }))
  }
  const navigate = (to: string) => {
    history.push(to)
    report(to, 'link')
  }
  ports.navigate.mockImplementation(navigate)
  const turnTo = (mode: LayoutMode) => {
    dispatch(viewportChanged({ mode }))
  }
  report(address, 'load')
  turnTo(window)
  ports.nameSlide.mockReset().mockImplementation((section) => void history.splice(-1, 1, sectionOf(section).address))

  return {
    store,
    ports,
    requests,
    history,
    wait: pass,
    does: (...events: readonly UnknownAction[]) => {
      for (const event of events) dispatch(event)
    },
    clickNext: () => dispatch(nextRequested()),
    clickPrevious: () => dispatch(previousRequested()),
    clickNumeral: (section: SectionId) => dispatch(slidePicked({ section })),
    chooseInBar: (section: SectionId) => dispatch(sectionChosen({ section, to: sectionOf(section).address })),
    followLink: (to: string) => {
      dispatch(linkFollowed({ to }))
      navigate(to)
    },
    goBackTo: (to: string) => {
      history.pop()
      report(to, 'history')
    },
    turnTo,
    type: (field: FieldName, text: string) => dispatch(fieldChanged({ field, text })),
    clickSend: () => dispatch(sendRequested()),
    section: () => selectSection(store.getState()),
    phase: () => store.getState().carousel.phase,
    carousel: () => store.getState().carousel,
    form: () => store.getState().form,
    menu: () => store.getState().menu.status,
  }
}

export type Visit = ReturnType<typeof visit>
