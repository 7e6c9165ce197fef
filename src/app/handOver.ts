type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (control: Element): control is Field =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement

/** In an order that stays when the page is drawn anew. */
const controlsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('a, button, input, textarea')]

/** As by hand: React takes no notice of a value that was set past its own setter without an event, nor of the same one twice. */
function write(field: Field, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Where a node of an extension or a translator stands in the page, React draws it anew instead of hydrating it. What was
 * typed, pressed and focused before then goes to the controls that have come to the places of the earlier ones.
 * @returns to be called when the page has been drawn anew
 */
export function rememberControls(root: HTMLElement) {
  const earlier = controlsIn(root)
  let focused: EventTarget | null = document.activeElement
  root.addEventListener('focusin', ({ target }) => {
    focused = target
  })
  return () =>
    controlsIn(root).forEach((control, place) => {
      const before = earlier[place]
      if (!before || before === control || before.tagName !== control.tagName) return
      if (isField(before) && isField(control) && control.value !== before.value) write(control, before.value)
      if (before === focused) control.focus()
      before.addEventListener('click', (press) => control.dispatchEvent(new MouseEvent('click', press)))
    })
}
