export { createEditor } from './server/createEditor.ts'
export { type EditorState, editorPath } from './state.ts'
