import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'

/** A click that follows a link here, as opposed to opening it in another tab or window. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/** A key held a little long is one click: what it leads to may be in the same place. */
export function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

/** When the current controls were drawn, as an event's `timeStamp` (ms), which `Date.now()` cannot be compared with. */
let drawnAt = 0

/** For controls in whose places others come: `places` is what stands in each; one that had nothing replaces nothing. */
export function useReplacedControls(...places: readonly unknown[]) {
  const before = useRef(places)
  useLayoutEffect(() => {
    if (before.current.some((one, place) => one !== places[place])) drawnAt = new Event('drawn').timeStamp
    before.current = places
  })
}

/** A click on what stood there before, made while a slow machine had not yet drawn what stands there now. */
export const isBelated = ({ timeStamp }: MouseEvent): boolean => timeStamp < drawnAt

/** Two quick taps are two clicks: by touch nobody double-clicks out of habit. */
export const isSecondClick = (event: Event): boolean =>
  event instanceof UIEvent && event.detail > 1 && !(event instanceof PointerEvent && event.pointerType === 'touch')

/** For controls in whose place another appears: the second click of a double click was meant for the one before. */
export const onSinglePress =
  <Control extends Element>(act: (event: MouseEvent<Control>) => void) =>
  (event: MouseEvent<Control>) => {
    if (!isSecondClick(event.nativeEvent) && !isBelated(event)) act(event)
  }
