import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type DevToolsEnhancerOptions,
  type StoreEnhancer,
} from '@reduxjs/toolkit'
import { paths } from '../core/paths'
import { type CarouselPorts, carouselSlice, listenToCarousel } from '../site/carousel'
import { errorNoticeSlice } from '../site/errorNotice'
import { type FormPorts, formSlice, listenToForm } from '../site/form'
import { type LayoutPorts, layoutSlice, listenToLayout } from '../site/layout'
import { menuSlice } from '../site/menu'
import { listenToOutputs, type OutputsPorts, outputsSlice } from '../site/outputs'
import { type ToolId, tools, type toolsById } from '../tools'
import {
  listenToNavigation,
  listenToTools,
  listenToUnnamedSlides,
  type NavigationPorts,
  type ToolPorts,
} from './listeners'

/** The outside world as the listeners see it; tests hand in recorders. */
export type Ports = NavigationPorts & ToolPorts & LayoutPorts & CarouselPorts & FormPorts & OutputsPorts<RootState>

type ToolReducers = { [Id in ToolId]: (typeof toolsById)[Id]['reducer'] }
const toolReducers = Object.fromEntries(tools.map(({ id, reducer }) => [id, reducer])) as ToolReducers

/** All slices are mounted from the start, so that every recorded state is whole. */
export const rootReducer = combineReducers({
  layout: layoutSlice.reducer,
  carousel: carouselSlice.reducer,
  menu: menuSlice.reducer,
  form: formSlice.reducer,
  outputs: outputsSlice.reducer,
  errorNotice: errorNoticeSlice.reducer,
  ...toolReducers,
})

export type RootState = ReturnType<typeof rootReducer>

interface Options {
  /** Without ports (prerender, replay) the store has no effects. */
  ports?: Ports
  failureNotice?: boolean
  devTools?: DevToolsEnhancerOptions | false
  /** Path of the prerendered page. */
  path?: string
  /** Between the listeners and the reducers: whoever keeps a log of the visit. */
  enhancers?: readonly StoreEnhancer[]
  /** Around everything: what the DevTools need (`debug/timeTravel.ts`). */
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
    listenToNavigation(startListening, ports)
    listenToUnnamedSlides(startListening, ports)
    listenToTools(startListening, ports)
    listenToLayout(startListening, ports)
    listenToCarousel(startListening, ports)
    listenToForm(startListening, ports, failureNotice)
    listenToOutputs(startListening, ports)
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
