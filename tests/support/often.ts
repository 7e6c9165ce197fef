import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'

export type Events = fc.Arbitrary<UnknownAction>

/** Events by how often they happen in relation to each other. */
export const often = (...weighted: readonly (readonly [weight: number, events: Events])[]): Events =>
  fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })))

/** Something typed. */
export const anyText = fc.string({ unit: 'grapheme', maxLength: 12 })
