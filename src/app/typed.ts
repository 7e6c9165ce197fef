import { fieldNames, fieldTexts } from '../site/form'
import { tools } from '../tools'
import type { RootState } from './reducer'

/** Everything a visitor has typed on the site, each part under the name of its place; empty if nothing was. */
export function typedText(root: RootState): string {
  const fields = fieldNames.map((field) => [fieldTexts[field].label, root.form.fields[field]] as const)
  const writings = tools.map(({ name, typed }) => [name, typed(root)] as const)
  return [...fields, ...writings]
    .filter(([, text]) => text.trim() !== '')
    .map(([place, text]) => `${place}\n${text}`)
    .join('\n\n')
}
