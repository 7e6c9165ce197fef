import type { MouseEvent } from 'react'

/** For controls in whose place another appears: the second click of a double click was meant for what stood there before. */
export const onSinglePress =
  (act: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) act()
  }
