import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App'
import { createNavigation, type Navigation } from './app/navigation'
import { createPorts } from './app/ports'
import { normalPath, routeOf } from './app/routes'
import { useSensors } from './app/sensors'
import { createStore, type Store } from './app/store'
import { followReducedMotion } from './motion'
import { practice } from './practice'
import { fieldChanged, fieldNames } from './site/form'

/** Browser entry: the only file with side effects at import. */
const root = document.getElementById('root')
if (root) start(root)

async function start(root: HTMLElement) {
  const path = normalPath(window.location.pathname)
  await routeOf(path).preload()
  followReducedMotion()
  const navigation = createNavigation(window)
  const store = createStore({
    path,
    ports: createPorts(navigation, practice.contact.form),
    failureNotice: practice.contact.failureNotice,
    devTools: import.meta.env.DEV || import.meta.env.VITE_REDUX_DEVTOOLS === 'true',
  })
  keepTypedFields(store)
  const site = (
    <StrictMode>
      <App store={store} navigator={navigation}>
        <Sensors store={store} navigation={navigation} />
      </App>
    </StrictMode>
  )
  if (root.firstElementChild) hydrateRoot(root, site)
  else createRoot(root).render(site)
}

function Sensors({ store, navigation }: { store: Store; navigation: Navigation }) {
  useSensors(store, navigation)
  return null
}

/** What was typed before the page came alive. */
function keepTypedFields(store: Store) {
  for (const field of fieldNames) {
    const control = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`form [name="${field}"]`)
    if (control?.value) store.dispatch(fieldChanged({ field, value: control.value }))
  }
}
