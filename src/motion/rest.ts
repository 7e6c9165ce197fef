import { useCallback, useLayoutEffect, useRef } from 'react'

/** Does something as soon as nothing moves. */
export type AtRest = (act: () => void) => void

/** What may wait until a move has ended; costs nobody a render. */
export function useRest(isMoving: boolean): AtRest {
  const isMovingNow = useRef(isMoving)
  const waiting = useRef<(() => void)[]>([])
  useLayoutEffect(() => {
    isMovingNow.current = isMoving
    if (isMoving) return
    for (const act of waiting.current.splice(0)) act()
  }, [isMoving])
  return useCallback((act) => {
    if (isMovingNow.current) waiting.current.push(act)
    else act()
  }, [])
}
