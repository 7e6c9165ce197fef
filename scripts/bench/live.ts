import { createStore, type Ports } from '../../src/app/store'
import { createRecorder } from '../../src/debug/recorder'

export { round } from './visit.ts'
export { createStore }

const nothing = () => undefined

/** The store with its listeners, in a world that does nothing and answers as a browser would. */
export function createLiveStore({ recorded = false } = {}) {
  let messages = 0
  const { enhancer, entries } = createRecorder()
  const ports: Ports = {
    loadPage: () => null,
    enterAddress: nothing,
    acceptAddress: nothing,
    refuseAddress: nothing,
    isAddressShown: () => false,
    replaceAddress: nothing,
    scrollToSection: nothing,
    focusSection: nothing,
    arriveAtPage: nothing,
    arriveInTool: () => true,
    focusContent: nothing,
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
