import { createRoot } from 'react-dom/client'
import { program } from './client.ts'
import { createDraft, DraftContext } from './draft.ts'
import { Editor } from './Editor.tsx'
import { Guide, guides } from './Guide.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('no place for the editor')
// a file dropped beside its place would be shown in the place of this page
for (const type of ['dragover', 'drop']) window.addEventListener(type, (event) => event.preventDefault())
const guide = guides[location.pathname]
createRoot(root).render(guide ? <Guide text={guide} /> : editor())

/** Whoever leaves while the last change could not be saved is asked first. */
function editor() {
  const draft = createDraft(program)
  const returned = () => !document.hidden && draft.returned()
  returned()
  window.addEventListener('focus', returned)
  document.addEventListener('visibilitychange', returned)
  window.addEventListener('pagehide', draft.left)
  window.addEventListener('beforeunload', (event) => {
    if (draft.isUnsaved() && draft.now().status !== 'saving') event.preventDefault()
  })
  return (
    <DraftContext value={draft}>
      <Editor />
    </DraftContext>
  )
}
