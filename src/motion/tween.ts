import type { SpringConfig } from '@react-spring/web'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { animate, finish, type KeyframeOf, type Motion, type Options } from './animate'
import { type Samples, stateAt } from './samples'

/** A number on its way to its new value. What moves is rendered as it is at rest; only the way there is animated. */
export class Tween {
  private motion: Motion | null = null
  private from: number

  constructor(private target: number) {
    this.from = target
  }

  /** Where it is, and how fast it goes (per ms). */
  get now(): { value: number; velocity: number } {
    const { currentTime = null } = this.motion?.animation ?? {}
    if (!this.motion || currentTime === null) return { value: this.target, velocity: 0 }
    const { samples, endMs } = this.motion
    const { value, velocity } = stateAt(samples, Number(currentTime) - (endMs - samples.durationMs))
    const distance = this.target - this.from
    return { value: this.from + distance * value, velocity: distance * velocity }
  }

  /** Ends the way: the value is simply there. */
  place(target: number) {
    finish(this.motion)
    this.motion = null
    this.target = target
  }

  /** Goes on from where it is; with reduced motion it is there at once. @returns where it goes on from */
  to(target: number, element: Element | null, frame: KeyframeOf, way: SpringConfig | Samples, options?: Options) {
    const from = this.now.value
    this.place(target)
    this.from = from
    if (from !== target) this.motion = animate(element, frame, way, { ...options, from, to: target })
    return from
  }
}

/** Shows the way of a number to its new value; the first picture is final at once. */
export function useUpdate(
  ref: RefObject<Element | null>,
  value: number,
  frame: KeyframeOf,
  config: SpringConfig,
  options?: Options,
) {
  const [tween] = useState(() => new Tween(value))
  const follow = useEffectEvent((to: number) => {
    tween.to(to, ref.current, frame, config, options)
  })
  useLayoutEffect(() => {
    follow(value)
  }, [value])
}

/** Lets a piece that has been dragged go on from the hand to its place: a share from 0 to 1. */
export function useRelease(
  ref: RefObject<Element | null>,
  isDragged: boolean,
  frame: KeyframeOf,
  config: SpringConfig,
) {
  const wasDragged = useRef(isDragged)
  const release = useEffectEvent(() => animate(ref.current, frame, config))
  useLayoutEffect(() => {
    if (wasDragged.current && !isDragged) release()
    wasDragged.current = isDragged
  }, [isDragged])
}
