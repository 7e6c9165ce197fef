import type { SpringConfig } from '@react-spring/web'
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { courseOf, play, stateAt } from './course'

/** How a value looks on its way. */
export type Frame = (value: number) => Keyframe

/** A number on its way to its new value. What moves is rendered as it is at rest; only the way there is animated. */
export class Glide {
  private course: { values: readonly number[]; animation: Animation } | null = null

  constructor(private target: number) {}

  /** Where it is, and how fast it goes (per ms). */
  get now(): { value: number; velocity: number } {
    const { currentTime = null, playState } = this.course?.animation ?? {}
    if (!this.course || currentTime === null || playState === 'finished') return { value: this.target, velocity: 0 }
    return stateAt(this.course.values, Number(currentTime))
  }

  /** Ends the way: the value is simply there. */
  place(target: number) {
    this.course?.animation.finish()
    this.course = null
    this.target = target
  }

  /** Goes on from where it is, by these values; with reduced motion it is there at once. */
  to(target: number, element: Element | null, frame: Frame, config: SpringConfig): readonly number[] {
    const values = courseOf(this.now.value, target, config)
    this.place(target)
    const animation = play(element, values.map(frame))
    this.course = animation && { values, animation }
    return values
  }
}

/** Shows the way of a number to its new value; the first picture is final at once. */
export function useGlide(ref: RefObject<Element | null>, target: number, frame: Frame, config: SpringConfig) {
  const [glide] = useState(() => new Glide(target))
  const follow = useEffectEvent((to: number) => glide.to(to, ref.current, frame, config))
  useLayoutEffect(() => {
    follow(target)
  }, [target])
}
