import type { ReactNode } from 'react'
import type { CrisisLength } from '../../../core/crisis'
import type { BringingActions, Series } from '../../../core/series'
import type { Groups } from './read'

/** What results side by side have to say: what came again, how, and what did not; then one thing to ask oneself. */
export interface Comparison<Id extends string> {
  sentences: readonly [string, string, string]
  question: string
  /** Lit in the drawings. */
  again: readonly Id[]
  /** Whom to call, where what came again is hard. */
  crisis?: CrisisLength
}

/** A small drawing of a result: points, and the lines between them, within a circle of radius 1. */
export interface Figure<Id extends string> {
  points: readonly { id: Id; x: number; y: number }[]
  lines: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[]
}

/** How a tool says it. */
export interface SeriesTexts {
  ask: string
  title: string
  /** Before the line of the one on show. */
  now: string
  remove: (which: string) => string
  found: (count: number) => string
  none: string
}

/** What a tool makes its series of. */
export interface SeriesOptions<Root, Id extends string> {
  select: (root: Root) => Series<Id>
  /** What is chosen in the result on show. */
  chosen: (root: Root) => readonly Id[]
  groupsOf: (chosen: readonly Id[]) => Groups
  /** What stands below a figure, where the groups would be too long for it. */
  captionOf?: (chosen: readonly Id[]) => string
  /** First line of a copied result, above that of what was chosen. */
  heading: string
  /** Ids by the names that stand in a result's line. */
  ids: ReadonlyMap<string, Id>
  /** What at least two results give to think about, side by side. */
  compare: (results: readonly (readonly Id[])[]) => Comparison<Id>
  figureOf: (chosen: readonly Id[]) => Figure<Id>
  /** What stands at a point, of radius 12 around it; a star without. */
  mark?: (id: Id) => ReactNode
  texts: SeriesTexts
  actions: BringingActions<Id>
}
