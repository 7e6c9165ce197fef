import { fieldNames, fieldTexts } from '../site/form'
import { tools } from '../tools'
import type { RootState } from './store'

/**
 * Everything a visitor has typed on the site, each part under the name of its place; empty if nothing was.
 * @param root state of the whole store
 */
export function typedText(root: object): string {
  const { form } = root as RootState
  const slices = root as Record<string, { writing?: string }>
  const fields = fieldNames.map((field) => [fieldTexts[field].label, form.fields[field]] as const)
  const writings = tools.map(({ id, name }) => [name, slices[id]?.writing ?? ''] as const)
  return [...fields, ...writings]
    .filter(([, text]) => text.trim() !== '')
    .map(([place, text]) => `${place}\n${text}`)
    .join('\n\n')
}
