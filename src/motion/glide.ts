import { SpringValue } from '@react-spring/web'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isMotionReduced } from './reducedMotion'

interface Glide {
  durationMs: number
  /** Steady where none is given. */
  easing?: (t: number) => number
  /** Where the value comes from when the piece has just appeared; without it the first picture is the final one. */
  from?: number | undefined
}

/**
 * Takes a number to its new value over time; `apply` draws each value on the way, past React. The drawing's first
 * picture, and every one with reduced motion, is final at once.
 */
export function useGlide(
  target: number,
  apply: (value: number) => void,
  { durationMs, easing = (t) => t, from }: Glide,
) {
  const spring = useRef<SpringValue<number> | null>(null)
  const draw = useEffectEvent(apply)
  const place = useEffectEvent((to: number) => {
    const isFinal = isMotionReduced() || (spring.current === null && from === undefined)
    spring.current ??= new SpringValue(from ?? to)
    if (isFinal) spring.current.set(to)
    draw(spring.current.get())
    if (isFinal) return
    const onChange = ({ value }: { value: number }) => draw(value)
    spring.current.start({ to, config: { duration: durationMs, easing }, onChange })
  })
  useLayoutEffect(() => place(target), [target])
  useLayoutEffect(
    () => () => {
      spring.current?.stop()
      spring.current = null
    },
    [],
  )
}
