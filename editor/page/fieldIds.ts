const prefix = 'campo'

/** Id of the control or frame of a field. */
export const idOf = (path: string): string => `${prefix}.${path}`

/** Path of the field an element belongs to, if any. */
export const pathAt = (element: Element): string =>
  (element.closest(`[id^="${prefix}."]`)?.id ?? '').slice(prefix.length + 1).replace(/__.*/, '')

/** A field and those around it, from the inside outwards. */
export const around = (path: string): string[] =>
  path.split('.').map((_, index, keys) => keys.slice(0, keys.length - index).join('.'))

/** The field itself, or the nearest one around it. @returns whether there is one */
export function focusField(path: string): boolean {
  const [element] = around(path).flatMap((one) => document.getElementById(idOf(one)) ?? [])
  const control = element?.matches('fieldset')
    ? element.querySelector<HTMLElement>('input, select, textarea, button')
    : element
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
  return control !== undefined
}
