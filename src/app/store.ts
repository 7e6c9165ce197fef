import {
  configureStore,
  createListenerMiddleware,
  type DevToolsEnhancerOptions,
  type StoreEnhancer,
} from '@reduxjs/toolkit'
import { type CarouselPorts, listenToCarousel } from '../carousel/listeners'
import { paths } from '../core/paths'
import { type FormPorts, listenToForm } from '../form/listeners'
import { type LayoutPorts, listenToLayout } from '../layout/listeners'
import { layoutSlice } from '../layout/slice'
import { listenToSharing, type SharingPorts } from '../sharing/listeners'
import { listenToChoices, listenToTools, type NavigationPorts, type ToolPorts } from './listeners'
import { type RootState, rootReducer } from './reducer'

/** The outside world as the listeners see it; tests hand in recorders. */
export type Ports = NavigationPorts & ToolPorts & LayoutPorts & CarouselPorts & FormPorts & SharingPorts<RootState>

interface Options {
  /** Without ports (prerender) the store has no effects. */
  ports?: Ports
  failureNotice?: boolean
  devTools?: DevToolsEnhancerOptions | false
  /** Path of the prerendered page. */
  path?: string
  /** Between the listeners and the reducers, where the DevTools are: in tests their instrument. */
  enhancers?: readonly StoreEnhancer[]
  /** Around everything: what the DevTools need (`timeTravel.ts`). */
  timeTravel?: StoreEnhancer
}

export function createStore({
  ports,
  failureNotice = false,
  devTools = false,
  path = paths.home,
  enhancers = [],
  timeTravel = (createStore) => createStore,
}: Options = {}) {
  const { middleware, startListening } = createListenerMiddleware<RootState>()
  if (ports) {
    listenToChoices(startListening, ports)
    listenToTools(startListening, ports)
    listenToLayout(startListening, ports)
    listenToCarousel(startListening, ports)
    listenToForm(startListening, ports, failureNotice)
    listenToSharing(startListening, ports)
  }
  return configureStore({
    reducer: rootReducer,
    devTools,
    preloadedState: { layout: { ...layoutSlice.getInitialState(), path } },
    middleware: (defaults) => defaults().prepend(middleware),
    enhancers: (defaults) => defaults().prepend(timeTravel).concat(enhancers),
  })
}

export type Store = ReturnType<typeof createStore>
