import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { ports } from './client.ts'
import { Editor } from './Editor.tsx'
import { Guide, guides } from './Guide.tsx'
import { senseWindow } from './sensors.ts'
import { createStore } from './store.ts'

const root = document.getElementById('root')
if (!root) throw new Error('no place for the editor')
// a file dropped beside its place would be shown in the place of this page
for (const type of ['dragover', 'drop']) window.addEventListener(type, (event) => event.preventDefault())
const guide = guides[location.pathname]
createRoot(root).render(<StrictMode>{guide ? <Guide {...guide} /> : editor()}</StrictMode>)

function editor() {
  const store = createStore(ports)
  senseWindow(store)
  return (
    <Provider store={store}>
      <Editor />
    </Provider>
  )
}
