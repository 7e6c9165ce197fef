type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (control: Element): control is Field =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement

/** Controls by their kind and place among those of it: an extension's are of another kind, and push none away. */
function controlsIn(root: HTMLElement): Map<string, HTMLElement> {
  const counts = new Map<string, number>()
  return new Map(
    [...root.querySelectorAll<HTMLElement>('a, button, input, textarea')].map((control) => {
      const kind = [
        control.tagName,
        control.className,
        control.getAttribute('name'),
        control.getAttribute('href'),
      ].join()
      const count = counts.get(kind) ?? 0
      counts.set(kind, count + 1)
      return [`${kind} ${count}`, control]
    }),
  )
}

/** Writes into a field as by hand: React takes no notice of a value that was set past its own setter without an event, nor of the same one twice. */
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
  return () => {
    for (const [key, control] of controlsIn(root)) {
      const before = earlier.get(key)
      if (!before || before === control) continue
      if (isField(before) && isField(control) && control.value !== before.value) write(control, before.value)
      if (before === focused) control.focus()
      before.addEventListener('click', (press) => control.dispatchEvent(new MouseEvent('click', press)))
    }
    // once: what is written later stays
    earlier.clear()
  }
}
