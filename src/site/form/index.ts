export { arrival } from './arrival'
export { fieldTexts } from './content'
export { type FormPorts, listenToForm } from './listeners'
export { type FieldName, fieldChanged, fieldNames, formSlice, type Message } from './slice'
