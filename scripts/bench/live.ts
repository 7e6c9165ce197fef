import { createStore, type Ports } from '../../src/app/store'
import { pathEntered } from '../../src/core/events'
import { type SectionId, sections } from '../../src/core/sections'
import { createRecorder } from '../../src/debug/recorder'

export { round } from './visit.ts'
export { createStore }

const nothing = () => undefined

/** The store with its listeners, in a world that does nothing and answers as a browser would. */
export function createLiveStore({ recorded = false } = {}) {
  let messages = 0
  const { enhancer, entries } = createRecorder()
  const enter = (section: SectionId | null) => {
    store.dispatch(pathEntered({ path: '/', section, samePage: true, by: 'link' }))
  }
  const ports: Ports = {
    navigate: (to) => enter(sections.find(({ address }) => address === to)?.id ?? null),
    replaceAddress: enter,
    scrollToSection: nothing,
    focusSection: nothing,
    isFocusInSlide: () => false,
    arriveAtPage: nothing,
    // every other one fails
    send: () => (messages++ % 2 === 0 ? Promise.resolve() : Promise.reject(new Error('not taken'))),
    showBanner: nothing,
    reportFailure: nothing,
    print: nothing,
    copyResult: () => Promise.resolve(),
    copyTyped: () => Promise.resolve(),
    savePicture: () => Promise.reject(new Error('no picture')),
    reportRefusal: nothing,
  }
  const store = createStore({ ports, enhancers: recorded ? [enhancer] : [] })
  return { dispatch: store.dispatch, entries }
}
