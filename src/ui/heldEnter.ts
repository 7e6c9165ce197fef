import type { KeyboardEvent } from 'react'

/** A key held a little long is one press: what it leads to may be in the same place. */
export function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
