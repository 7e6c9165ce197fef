import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import { isLanding } from '../../src/app/routes'
import { createStore } from '../../src/app/store'
import {
  historyMoved,
  type LayoutMode,
  linkFollowed,
  pathEntered,
  sectionChosen,
  viewportChanged,
} from '../../src/core/events'
import { type SectionId, sectionOf, sectionOfHash } from '../../src/core/sections'
import { selectPhase, selectSection } from '../../src/site/carousel'
import { nextAsked, previousAsked, slidePicked } from '../../src/site/carousel/slice'
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
 * Somebody on the site: the real store with its listeners, and recorders for the outside world, where every page
 * has been loaded. Time is the test's (`ownClock`).
 */
export function visit({ window = 'desktop', address = '/', ...options }: Arrival = {}) {
  const { ports, requests } = recorderPorts()
  const store = createStore({ ports, path: split(address).path, ...options })
  const { dispatch } = store
  /** Addresses the browser's back button would go through. */
  const history = [address]

  ports.enterAddress.mockImplementation((to) => void history.push(to))
  ports.writeAddress.mockImplementation(() => {
    const named = ports.nameSlide.mock.lastCall
    if (named) history.splice(-1, 1, sectionOf(named[0]).address)
  })
  const turnTo = (mode: LayoutMode) => {
    dispatch(viewportChanged({ mode }))
  }
  const { path, hash } = split(address)
  dispatch(pathEntered({ path, section: isLanding(path) ? sectionOfHash(hash) : null, samePage: true, by: 'load' }))
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
    followLink: (to: string) => dispatch(linkFollowed({ to })),
    goBackTo: (to: string) => {
      history.pop()
      dispatch(historyMoved(split(to)))
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
