import { sayIncomplete } from './incomplete'

/**
 * Remembers the page for the case that React throws it away, while it is hydrated or later; what is handed back brings it
 * back as it would stand prerendered, with all that has been typed, out of React's reach, and says that it does not answer.
 */
export function takeSnapshot(root: HTMLElement) {
  const parts = [...root.childNodes]
  // on the way down: what React cannot answer yet it lets no further
  const onWayDown = (type: string, listener: (event: Event) => void) => root.addEventListener(type, listener, true)
  let focused = document.activeElement
  onWayDown('focusin', ({ target }) => {
    if (target instanceof HTMLElement) focused = target
  })
  let pressed: EventTarget | null = null
  for (const step of ['pointerdown', 'pointerup', 'pointercancel'])
    onWayDown(step, ({ target }) => {
      pressed = step === 'pointerdown' ? target : null
    })
  return () => {
    // one death may have several errors
    if (!root.isConnected) return
    const still = document.createElement('div')
    still.id = root.id
    root.replaceWith(still)
    for (const part of parts) still.appendChild(part)
    resetState(still)
    sayIncomplete(true)
    if (focused instanceof HTMLElement && still.contains(focused)) focused.focus({ preventScroll: true })
    // the browser forgets a press whose place was taken away meanwhile
    still.addEventListener(
      'pointerup',
      ({ target }) => {
        if (target === pressed && target instanceof HTMLElement) target.click()
      },
      { once: true },
    )
  }
}

/**
 * Leaves the layout to the stylesheet again, with the slide the address names and the menu closed. Styles of elements are
 * steps of a motion, all of them.
 */
function resetState(still: HTMLElement) {
  still.querySelector('[data-layout]')?.setAttribute('data-layout', 'unmeasured')
  still.querySelector('[data-menu]')?.removeAttribute('data-menu')
  for (const part of still.querySelectorAll('[style]')) part.removeAttribute('style')
  for (const part of still.querySelectorAll('[inert]:not([aria-hidden])')) part.removeAttribute('inert')
}
