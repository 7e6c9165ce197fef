import '../../../src/ui/styles/tokens.css'
import '../../../src/ui/styles/tones.css'
import './editor.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Editor } from './Editor.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('no place for the editor')
createRoot(root).render(
  <StrictMode>
    <Editor />
  </StrictMode>,
)
