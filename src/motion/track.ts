import { SpringValue } from '@react-spring/web'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { slideEasing } from './easing'
import { isMotionReduced } from './reducedMotion'

interface Track {
  /** Shift along the row, in percent of the element's width; `null` leaves the place to the stylesheet. */
  offset: number | null
  /** The shift has just begun; otherwise the element is simply there. */
  isMoving: boolean
  durationMs: number
}

/** Shifts the element sideways, by a spring while moving. The end of the spring decides nothing. */
export function useTrack(ref: RefObject<HTMLElement | null>, { offset, isMoving, durationMs }: Track) {
  const spring = useRef<SpringValue<number> | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const place = (percent: number) => {
      element.style.transform = `translate3d(${percent}%,0,0)`
    }
    if (offset === null) {
      spring.current?.stop()
      spring.current = null
      element.style.transform = ''
    } else if (spring.current && isMoving && !isMotionReduced()) {
      spring.current.start({
        to: offset,
        config: { duration: durationMs, easing: slideEasing },
        onChange: ({ value }: { value: number }) => place(value),
      })
    } else {
      spring.current ??= new SpringValue(offset)
      spring.current.set(offset)
      place(offset)
    }
  }, [ref, offset, isMoving, durationMs])
  useLayoutEffect(
    () => () => {
      spring.current?.stop()
      spring.current = null
    },
    [],
  )
}
