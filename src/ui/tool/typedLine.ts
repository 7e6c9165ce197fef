import { asLine } from '../../core/associations'

/** What was typed or pasted into a field of one line, as it is kept; the caret stays where it is. */
export function typedLine(field: HTMLInputElement): string {
  const line = asLine(field.value)
  if (line !== field.value) {
    const { selectionStart } = field
    field.value = line
    field.setSelectionRange(selectionStart, selectionStart)
  }
  return line
}
