import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { slideEasing } from './easing'
import { Glide } from './glide'
import { isMotionReduced } from './reducedMotion'

/** A row of slides shifted by so many percent of a slide's width. */
export const shifted = (percent: number) => ({ transform: `translate3d(${percent}%,0,0)` })

/** A row let go by a finger comes to rest within the time of a move, never beyond its place. */
const release = { tension: 190, friction: 26, clamp: true, precision: 0.05 }

interface Row {
  /** Shift in percent of a slide's width; the row is rendered there. */
  offset: number
  /** The shift has just begun; otherwise the row is simply there. */
  isMoving: boolean
  durationMs: number
}

/** A finger that takes the row along. */
export interface Hand {
  /** Px from where the finger has touched it. */
  drag: (px: number) => void
  /** Px per ms; the row springs back, or on to the slide that the state names next. */
  letGo: (velocity: number) => void
}

/**
 * Moves a row of slides to where the state has it, and with a finger until then.
 * @param alongside moves what goes with the row: told the way, as its shift from where the row rested
 */
export function useRow(
  ref: RefObject<HTMLElement | null>,
  { offset, isMoving, durationMs }: Row,
  alongside?: (shifts: readonly number[]) => void,
): Hand {
  const [glide] = useState(() => new Glide(offset))
  const rested = useRef(offset)
  /** Where a finger has taken hold of the row, until it moves by itself again. */
  const held = useRef<{ from: number; isLetGo: boolean } | null>(null)
  const follow = useEffectEvent((to: number, isOnItsWay: boolean) => {
    const config = held.current?.isLetGo
      ? { ...release, velocity: glide.now.velocity }
      : { duration: durationMs, easing: slideEasing }
    held.current = null
    if (isOnItsWay) {
      const values = glide.to(to, ref.current, shifted, config)
      alongside?.(values.map((value) => value - rested.current))
    } else glide.place(to)
    rested.current = to
  })
  useLayoutEffect(() => follow(offset, isMoving), [offset, isMoving])

  const drag = useEffectEvent((px: number) => {
    if (!ref.current || isMoving || isMotionReduced()) return
    if (!held.current || held.current.isLetGo) held.current = { from: glide.now.value, isLetGo: false }
    const percent = held.current.from + (px / ref.current.clientWidth) * 100
    glide.place(percent)
    Object.assign(ref.current.style, shifted(percent))
  })
  const letGo = useEffectEvent((velocity: number) => {
    if (!ref.current || !held.current) return
    held.current.isLetGo = true
    Object.assign(ref.current.style, shifted(offset))
    glide.to(offset, ref.current, shifted, { ...release, velocity: (velocity / ref.current.clientWidth) * 100 })
  })
  return useState({ drag, letGo })[0]
}
