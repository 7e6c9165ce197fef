import { isActionCreator } from '@reduxjs/toolkit'
import * as shared from '../../src/core/events'
import { type Declared, exportsOf } from './code.ts'

export interface EventModel {
  /** As in the log: `carousel/nextAsked`. */
  type: string
  /** Visitor, Clock or World; empty where the comment does not say. */
  speaker: string
  meaning: string
  /** Names of the payload's fields. */
  fields: readonly string[]
  payloads: readonly unknown[]
  /** No state changes, a listener answers: the reducer says so by calling its state `_state`. */
  isForListeners: boolean
}

const spoken = /^(Visitor|Clock|World): (.+)$/

/** An event as the comment and the type of its action creator describe it. */
function eventModel(type: string, creator: Declared, reducer?: Declared): EventModel {
  const [, speaker = '', meaning = ''] = spoken.exec(creator.doc) ?? []
  const [payload] = creator.parameters()
  return {
    type,
    speaker,
    meaning,
    fields: payload?.members().map(({ name }) => name) ?? [],
    payloads: payload?.examples() ?? [undefined],
    isForListeners: reducer?.parameters()[0]?.name === '_state',
  }
}

/** Events of one slice. */
export const ownEvents = (slice: string, creators: readonly Declared[], reducers: readonly Declared[]): EventModel[] =>
  creators.map((creator) =>
    eventModel(
      `${slice}/${creator.name}`,
      creator,
      reducers.find(({ name }) => name === creator.name),
    ),
  )

/** Events that any slice may answer. */
export function sharedEvents(): EventModel[] {
  const creators = new Map<string, unknown>(Object.entries(shared))
  return exportsOf('src/core/events.ts').flatMap((declared) => {
    const creator = creators.get(declared.name)
    return isActionCreator(creator) ? [eventModel(creator.type, declared)] : []
  })
}
