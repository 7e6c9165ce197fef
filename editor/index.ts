export { createEditor } from './server/createEditor.ts'
