import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import { isLanding, isSamePage } from '../../src/app/routes'
import { createStore } from '../../src/app/store'
import { type LayoutMode, type PathEntry, pathEntered, sectionChosen, viewportChanged } from '../../src/core/events'
import { type SectionId, sectionOf, sectionOfHash } from '../../src/core/sections'
import { nextAsked, previousAsked, selectPhase, selectSection, slidePicked } from '../../src/site/carousel'
import { type FieldName, fieldChanged } from '../../src/site/form'
import { sendAsked } from '../../src/site/form/slice'
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
 * Somebody on the site: the real store with its listeners, recorders for the outside world, and an address bar that
 * reports every change back to the store, as the browser's does. Time is the test's (`vi.useFakeTimers`).
 */
export function visit({ window = 'desktop', address = '/', ...options }: Arrival = {}) {
  const { ports, requests } = recorderPorts()
  const store = createStore({ ports, path: split(address).path, ...options })
  const { dispatch } = store
  /** Addresses the browser's back button would go through. */
  const history = [address]

  const enter = (to: string, by: PathEntry['by']) => {
    const { path, hash } = split(to)
    const section = isLanding(path) ? sectionOfHash(hash) : null
    dispatch(pathEntered({ path, section, samePage: isSamePage(path, store.getState().layout.path), by }))
  }
  ports.navigate.mockImplementation((to) => {
    history.push(to)
    enter(to, 'link')
  })
  ports.replaceAddress.mockImplementation((section) => {
    const to = sectionOf(section).address
    history.splice(-1, 1, to)
    enter(to, 'link')
  })
  const turnTo = (mode: LayoutMode) => {
    dispatch(viewportChanged({ mode }))
  }
  enter(address, 'load')
  turnTo(window)

  return {
    store,
    ports,
    requests,
    history,
    wait: pass,
    does: (...events: readonly UnknownAction[]) => {
      for (const event of events) dispatch(event)
    },
    pressNext: () => dispatch(nextAsked()),
    pressPrevious: () => dispatch(previousAsked()),
    pressNumeral: (section: SectionId) => dispatch(slidePicked({ section })),
    chooseInBar: (section: SectionId) => dispatch(sectionChosen({ section, to: sectionOf(section).address })),
    followLink: (to: string) => ports.navigate(to),
    goBackTo: (to: string) => {
      history.pop()
      enter(to, 'history')
    },
    turnTo,
    type: (field: FieldName, text: string) => dispatch(fieldChanged({ field, text })),
    pressSend: () => dispatch(sendAsked()),
    section: () => selectSection(store.getState()),
    phase: () => selectPhase(store.getState()),
    carousel: () => store.getState().carousel,
    form: () => store.getState().form,
    menu: () => store.getState().menu.status,
  }
}

export type Visit = ReturnType<typeof visit>
