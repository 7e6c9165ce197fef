import { linesOf, segmentOf } from './constellation'
import { haloRadius, starOf } from './geometry'
import { type Box, boxToBox, boxToPlace, boxToSegment, reachOf, type Segment } from './plane'
import type { ElementId } from './slice'

/** A name beside its star: where its base line begins, ends, or has its middle, from the star. */
export interface Label {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

/** Above that, names are left to the list. */
export const mostLabels = 12

/** Size of the letters where they are largest (dreams.css), and what is above and below their base line. */
const size = 15.6
const ascent = 0.7 * size
const descent = 0.25 * size

/** Inside of the dial. */
const rim = 184

/** The eight sides of a star, clear of its sign, in the order they are taken where all are as free. */
const sides: readonly Label[] = [
  { x: 0, y: -24, anchor: 'middle' },
  { x: 0, y: 23 + ascent, anchor: 'middle' },
  { x: 24, y: 5, anchor: 'start' },
  { x: -24, y: 5, anchor: 'end' },
  { x: 18, y: -16, anchor: 'start' },
  { x: -18, y: -16, anchor: 'end' },
  { x: 18, y: 15 + ascent, anchor: 'start' },
  { x: -18, y: 15 + ascent, anchor: 'end' },
]

/** Places for a name where the better ones are taken: above and below the star, to one side. */
const lastSides: readonly Label[] = [
  { x: 7, y: -24, anchor: 'end' },
  { x: -7, y: -24, anchor: 'start' },
  { x: 7, y: 23 + ascent, anchor: 'end' },
  { x: -7, y: 23 + ascent, anchor: 'start' },
]

/** Widths of the names in the serif, in sizes of its letters. */
export const widths: Record<ElementId, number> = {
  mae: 1.68,
  pai: 1.15,
  crianca: 3.01,
  estranho: 3.48,
  sabio: 2.13,
  casa: 1.84,
  floresta: 3.01,
  agua: 2.06,
  montanha: 4.06,
  escola: 2.4,
  chave: 2.41,
  livro: 2.1,
  espelho: 3.05,
  ponte: 2.24,
  coroa: 2.42,
  medo: 2.27,
  alegria: 2.74,
  confusao: 3.8,
  paz: 1.26,
  urgencia: 3.48,
}

/** The room a label takes. */
export function boxOf(element: ElementId, { x, y, anchor }: Label): Box {
  const star = starOf(element)
  const width = widths[element] * size
  const left = star.x + x - { start: 0, middle: width / 2, end: width }[anchor]
  return { left, right: left + width, top: star.y + y - ascent, bottom: star.y + y + descent }
}

/** What keeps a label free: air around it, as far as it is worth having; on a last side less, so that a free first one is taken. */
const enough = 12
const enoughAtLast = 1

interface Side {
  label: Label
  box: Box
  freedom: number
}

/**
 * Where the names of a dream stand: each on the freest side of its star, those with the least choice first. A name that
 * would be crossed, covered or cut on every side is left to the list, as all are above twelve.
 */
export function labelsOf(dream: readonly ElementId[]): ReadonlyMap<ElementId, Label> {
  const labels = new Map<ElementId, Label>()
  if (dream.length > mostLabels) return labels
  const lines = linesOf(dream).map(segmentOf)
  let open = dream.map((element) => ({ element, free: sidesOf(element, dream, lines) }))
  while (open.length > 0) {
    const next = open.reduce((one, other) => (other.free.length < one.free.length ? other : one))
    const [side] = [...next.free].sort((one, other) => other.freedom - one.freedom)
    if (side) labels.set(next.element, side.label)
    open = open
      .filter((one) => one !== next)
      .map(({ element, free }) => ({ element, free: free.filter((one) => !side || boxToBox(one.box, side.box) > 2) }))
  }
  return labels
}

/** The sides that no line, star or rim takes. */
function sidesOf(element: ElementId, dream: readonly ElementId[], lines: readonly Segment[]): Side[] {
  const others = dream.filter((other) => other !== element).map(starOf)
  const sideOf = (label: Label, most: number): Side => {
    const box = boxOf(element, label)
    const freedom = Math.min(
      most,
      rim - reachOf(box),
      ...lines.map((line) => boxToSegment(box, line) - 2),
      ...others.map((star) => boxToPlace(box, star) - haloRadius - 1.5),
    )
    return { label, box, freedom }
  }
  const all = [sides.map((label) => sideOf(label, enough)), lastSides.map((label) => sideOf(label, enoughAtLast))]
  return all.flat().filter(({ freedom }) => freedom > 0)
}
