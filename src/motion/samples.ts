import { type SpringConfig, SpringValue } from '@react-spring/web'
import { weakMapMemoize } from '@reduxjs/toolkit'

/** Milliseconds from one sample to the next; between them browsers draw straight lines. */
const sampleMs = 20

/** A spring's values from 0 to 1, known before it begins. */
export interface Samples {
  values: readonly number[]
  durationMs: number
}

/** Samples a spring; once for each configuration object. */
export const sampled = weakMapMemoize((config: SpringConfig): Samples => {
  const spring = new SpringValue(0)
  spring.start({ to: 1, config })
  const values = [0]
  while (!spring.idle) {
    spring.advance(sampleMs)
    values.push(spring.get())
  }
  return { values, durationMs: (values.length - 1) * sampleMs }
})

/** Value and velocity (per ms) of a spring after so many ms. */
export function stateAt({ values }: Samples, ms: number): { value: number; velocity: number } {
  const index = Math.max(0, Math.min(Math.floor(ms / sampleMs), values.length - 2))
  const [before = 1, after = before] = values.slice(index)
  const slope = after - before
  return { value: before + slope * Math.max(0, Math.min(ms / sampleMs - index, 1)), velocity: slope / sampleMs }
}

/** How long a spring takes to reach this share. */
export const msUntil = (share: number, { values }: Samples): number =>
  values.findIndex((value) => value >= share) * sampleMs
