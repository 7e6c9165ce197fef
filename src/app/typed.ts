import { fieldNames, fieldTexts } from '../site/form'
import { tools } from '../tools'
import type { RootState } from './store'

/**
 * Everything a visitor has typed on the site, each part under the name of its place; empty if nothing was.
 * @param root state of the whole store
 */
export function typedText(root: object): string {
  const slices: Record<string, unknown> = { ...root }
  const { form } = root as RootState
  const fields = fieldNames.map((field) => [fieldTexts[field].label, form.fields[field]] as const)
  const writings = tools.map(({ id, name }) => [name, writingIn(slices[id])] as const)
  return [...fields, ...writings]
    .filter(([, text]) => text.trim() !== '')
    .map(([place, text]) => `${place}\n${text}`)
    .join('\n\n')
}

const writingIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'writing' in state && typeof state.writing === 'string'
    ? state.writing
    : ''
