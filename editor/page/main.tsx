import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { ports } from './client.ts'
import { left, returned } from './draft.ts'
import { Editor } from './Editor.tsx'
import { Guide, guides } from './Guide.tsx'
import { createStore, type Store } from './store.ts'

const root = document.getElementById('root')
if (!root) throw new Error('no place for the editor')
// a file dropped beside its place would be shown in the place of this page
for (const type of ['dragover', 'drop']) window.addEventListener(type, (event) => event.preventDefault())
const guide = guides[location.pathname]
createRoot(root).render(<StrictMode>{guide ? <Guide text={guide} /> : editor()}</StrictMode>)

function editor() {
  const store = createStore(ports)
  senseWindow(store)
  return (
    <Provider store={store}>
      <Editor />
    </Provider>
  )
}

/** Reports coming and going. Who leaves while the last change could not be saved is asked first. */
function senseWindow(store: Store) {
  const report = () => !document.hidden && store.dispatch(returned())
  report()
  window.addEventListener('focus', report)
  document.addEventListener('visibilitychange', report)
  window.addEventListener('pagehide', () => store.dispatch(left()))
  window.addEventListener('beforeunload', (event) => {
    if (store.getState().draft.isRejected) event.preventDefault()
  })
}
