import type { SpringConfig } from '@react-spring/web'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { animate, finish, type KeyframeOf, type Motion, type Options } from './animate'
import { type Samples, stateAt } from './samples'

/** A number that is animated to its new value. The page is rendered with the new value at once; only the way to it is shown. */
export class Tween {
  private motion: Motion | null = null
  private from: number

  constructor(private target: number) {
    this.from = target
  }

  /** Its current value and velocity (per ms). */
  get now(): { value: number; velocity: number } {
    const { currentTime = null } = this.motion?.animation ?? {}
    if (!this.motion || currentTime === null) return { value: this.target, velocity: 0 }
    const { samples, endMs } = this.motion
    const { value, velocity } = stateAt(samples, Number(currentTime) - (endMs - samples.durationMs))
    const distance = this.target - this.from
    return { value: this.from + distance * value, velocity: distance * velocity }
  }

  /** Sets the value without animation. */
  place(target: number) {
    finish(this.motion)
    this.motion = null
    this.target = target
  }

  /** Animates from the current value, which it returns; with reduced motion the new one is there at once. */
  to(target: number, element: Element | null, frame: KeyframeOf, way: SpringConfig | Samples, options?: Options) {
    const from = this.now.value
    this.place(target)
    this.from = from
    if (from !== target) this.motion = animate(element, frame, way, { ...options, from, to: target })
    return from
  }
}

/** Animates a number to its new value; the first render is not animated. */
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

/** Animates a dragged piece from where it is released to its place: a share from 0 to 1. */
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
