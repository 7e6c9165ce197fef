import { createRoot } from 'react-dom/client'
import { program } from './client.ts'
import { createDraft, DraftContext } from './draft.ts'
import { Editor } from './Editor.tsx'
import { Guide, guides } from './Guide.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('no place for the editor')
// a file dropped beside its place would be shown in the place of this page
for (const type of ['dragover', 'drop'])
  window.addEventListener(type, (event) => event.target instanceof HTMLInputElement || event.preventDefault())
const guide = guides[location.pathname]
createRoot(root).render(guide ? <Guide text={guide} /> : editor())

/** Whoever leaves while something is not saved yet is asked first. */
function editor() {
  const draft = createDraft(program)
  const returned = () => !document.hidden && draft.returned()
  returned()
  window.addEventListener('focus', returned)
  document.addEventListener('visibilitychange', returned)
  window.addEventListener('beforeunload', (event) => {
    if (!draft.isUnsaved()) return
    void draft.save()
    event.preventDefault()
  })
  return (
    <DraftContext value={draft}>
      <Editor />
    </DraftContext>
  )
}
