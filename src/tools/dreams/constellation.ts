import { degreesOf } from '../../drawing'
import { haloRadius, rounded, type Star, starOf } from './geometry'
import { distanceTo, doCross, type Segment } from './plane'
import type { ElementId } from './slice'

/** A line of the constellation by its ends, in the order of elements: the same line has the same key in every sky. */
export type LineKey = `${ElementId}-${ElementId}`

/** The figure of a dream: the shortest lines that hold its stars together and, from four on, one that closes a part of it. */
export function linesOf(dream: readonly ElementId[]): LineKey[] {
  const lines: LineKey[] = []
  const rest: LineKey[] = []
  const parts = new Map(dream.map((element) => [element, element]))
  for (const line of pairsOf(dream).sort((one, other) => lengthOf(one) - lengthOf(other))) {
    const [from, to] = line.split('-').map((end) => parts.get(end as ElementId)) as [ElementId, ElementId]
    if (from === to) rest.push(line)
    else {
      lines.push(line)
      for (const [element, part] of parts) if (part === to) parts.set(element, from)
    }
  }
  const closing = dream.length > 3 ? rest.find((line) => isFree(line, lines, dream)) : undefined
  return closing ? [...lines, closing] : lines
}

const pairsOf = (dream: readonly ElementId[]): LineKey[] =>
  dream.flatMap((from, index) => dream.slice(index + 1).map((to): LineKey => `${from}-${to}`))

/** Whether a line crosses no other, and passes by the stars that are not its ends. */
function isFree(line: LineKey, lines: readonly LineKey[], dream: readonly ElementId[]): boolean {
  const segment = segmentOf(line)
  const ends = line.split('-')
  return (
    lines.every((other) => !doCross(segment, segmentOf(other))) &&
    dream.every((element) => ends.includes(element) || distanceTo(segment, starOf(element)) > 1.6 * haloRadius)
  )
}

export function endsOf(line: LineKey): { from: Star; to: Star } {
  const [from, to] = line.split('-') as [ElementId, ElementId]
  return { from: starOf(from), to: starOf(to) }
}

export function segmentOf(line: LineKey): Segment {
  const { from, to } = endsOf(line)
  return [from, to]
}

function lengthOf(line: LineKey): number {
  const { from, to } = endsOf(line)
  return Math.hypot(to.x - from.x, to.y - from.y)
}

/** The line as a level one from the origin, and what takes it to its place: so it can be drawn by being stretched. */
export function levelled(line: LineKey): { length: number; transform: string } {
  const { from, to } = endsOf(line)
  const degrees = degreesOf(Math.atan2(to.y - from.y, to.x - from.x))
  return { length: rounded(lengthOf(line)), transform: `translate(${from.x} ${from.y}) rotate(${degrees})` }
}
