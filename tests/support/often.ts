import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'

export type Events = fc.Arbitrary<UnknownAction>

/** Events by how often they happen in relation to each other. */
export const often = (...weighted: readonly (readonly [weight: number, events: Events])[]): Events =>
  fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })))

/** Longest sequence of events a property tries. */
const maxEvents = 200

/** Without a size fast-check tries ten at most, whatever the longest may be. */
export const sequenceOf = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.array(one, { maxLength: maxEvents, size: 'max' })

/** An event whose payload depends on the state it meets; `met` makes it then. */
export const aimed = <State>(aim: (state: State) => UnknownAction): UnknownAction => ({ type: 'aimed', aim })

/** The event as it is where it happens. */
export const met = (event: UnknownAction, state: object): UnknownAction =>
  typeof event.aim === 'function' ? event.aim(state) : event

/** Something typed. */
export const anyText = fc.string({ unit: 'grapheme', maxLength: 12 })

/** Any character of Unicode but halves of a pair; fast-check's own kind (`binary`) takes a second to be made. */
const anyCharacter = fc
  .nat({ max: 0x10f7ff })
  .map((number) => String.fromCodePoint(number + (number < 0xd800 ? 0 : 0x800)))

/** Something pasted: several lines, too many letters. */
export const anyPaste = fc.oneof(
  anyText,
  fc.string({ unit: anyCharacter, maxLength: 260, size: 'max' }),
  fc.constant('a\r\nb\tc'),
)
