const prefix = 'campo'

/** Id of the control or frame of a field. */
export const idOf = (path: string): string => `${prefix}.${path}`

/** Path of the field an element belongs to, if any. */
export const pathAt = (element: Element): string =>
  (element.closest(`[id^="${prefix}."]`)?.id ?? '').slice(prefix.length + 1).replace(/__.*/, '')

/** The field itself, or the nearest one around it. @returns whether there is one */
export function focusField(path: string): boolean {
  for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const element = document.getElementById(idOf(at))
    const control = element?.matches('fieldset')
      ? element.querySelector<HTMLElement>('input, select, textarea, button')
      : element
    if (!control) continue
    control.focus()
    control.scrollIntoView({ block: 'center' })
    return true
  }
  return false
}
