import type { MouseEvent } from 'react'

/**
 * For controls in whose place another appears: the second click of a double click was meant for what stood there before.
 * Two quick taps are two presses: by touch nobody double-clicks out of habit.
 */
export const onSinglePress =
  (act: () => void) =>
  ({ detail, nativeEvent }: MouseEvent) => {
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
    if (detail < 2 || isTouch) act()
  }
