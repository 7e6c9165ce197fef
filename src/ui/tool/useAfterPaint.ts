import { useDeferredValue } from 'react'

/** True one picture later, so that a slow machine answers the press before it draws much; false at once. */
export const useAfterPaint = (isShown: boolean): boolean => useDeferredValue(isShown) && isShown
