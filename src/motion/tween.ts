import type { SpringConfig } from '@react-spring/web'
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
