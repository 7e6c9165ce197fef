/** A place in the drawing. */
export interface Place {
  x: number
  y: number
}

export type Segment = readonly [Place, Place]

/** The upright box of a word. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Twice the area of a triangle; positive where it is gone through clockwise, as the drawing is seen. */
const turn = (a: Place, b: Place, c: Place): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** Whether two lines meet elsewhere than at their ends. */
export const doCross = ([a, b]: Segment, [c, d]: Segment): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0

export function distanceTo([a, b]: Segment, { x, y }: Place): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const share = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)
  const nearest = Math.min(1, Math.max(0, share))
  return Math.hypot(a.x + nearest * dx - x, a.y + nearest * dy - y)
}

const cornersOf = ({ left, right, top, bottom }: Box): [Place, Place, Place, Place] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

/** From a box to a line; nothing where they meet. */
export function boxToSegment(box: Box, segment: Segment): number {
  const corners = cornersOf(box)
  const [first, second, third, fourth] = corners
  const [start, end] = segment
  if (boxToPlace(box, start) === 0 || doCross(segment, [first, third]) || doCross(segment, [second, fourth])) return 0
  return Math.min(boxToPlace(box, start), boxToPlace(box, end), ...corners.map((corner) => distanceTo(segment, corner)))
}

export const boxToPlace = ({ left, right, top, bottom }: Box, { x, y }: Place): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

export const boxToBox = (one: Box, other: Box): number =>
  Math.hypot(
    Math.max(one.left - other.right, 0, other.left - one.right),
    Math.max(one.top - other.bottom, 0, other.top - one.bottom),
  )

/** From the middle to the corner that lies farthest out. */
export const reachOf = (box: Box): number => Math.max(...cornersOf(box).map(({ x, y }) => Math.hypot(x, y)))
