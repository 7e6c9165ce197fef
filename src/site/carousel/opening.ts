import { animate, type KeyframeOf, type Motion, type RowWay } from '../../motion'

/** Shifts of the row (percent) at the first slide and at the second. */
const [closed, open] = [0, -100]

/** Keyframes enough to stop at one of the two where a move goes on beyond them. */
const points = 21

/** Share of the halo behind the portrait that is the ring around the head. */
const nimbus = 0.33

/** The map is faint while the text of its slide passes below it. */
const faint = 0.25

/** Halo and map, if the slides have both. */
function piecesOf(track: Element | null) {
  const [halo, drawing] = track?.querySelectorAll<HTMLElement>('.slide[id] [data-opens]') ?? []
  const frame = drawing?.parentElement
  // with the words in its middle
  return track && halo && frame ? { track, halo, drawing, frame, map: [...frame.children] as HTMLElement[] } : null
}
type Pieces = NonNullable<ReturnType<typeof piecesOf>>

/**
 * The halo behind the portrait opens into the map of the second slide: the map stands in the window where the nimbus was, the edge
 * between the slides uncovers it, and it grows to its place.
 * @returns how it looks when the row is shifted by so many percent
 */
function openingOf({ track, halo, drawing, frame }: Pieces): KeyframeOf {
  const [from, to] = [middleOf(halo), middleOf(frame)]
  const least = (halo.offsetWidth * nimbus) / drawing.offsetWidth
  const slideWidth = track.clientWidth
  return (shift) => {
    const left = 1 - Math.min(1, Math.max(0, shift / open))
    const x = (left * (from.x - to.x - slideWidth)).toFixed(1)
    const y = (left * (from.y - to.y)).toFixed(1)
    const scale = (1 - left * (1 - least)).toFixed(4)
    return { transform: `translate3d(${x}px,${y}px,0) scale(${scale})`, opacity: faint + (1 - left) * (1 - faint) }
  }
}

/** For a move of the row between the two slides, or across both. */
export function openOnTheWay(track: Element | null, { from, to, samples }: RowWay): readonly (Motion | null)[] {
  const pieces = piecesOf(track)
  if (!pieces || Math.min(from, to) >= closed || Math.max(from, to) <= open) return []
  const frame = openingOf(pieces)
  rest(pieces)
  return pieces.map.map((piece) => animate(piece, frame, samples, { from, to, points }))
}

/** For a row that a finger drags: to be called with each of its shifts (percent). */
export function openByHand(track: Element | null): (shift: number) => void {
  const pieces = piecesOf(track)
  const frame = pieces && openingOf(pieces)
  return (shift) => {
    if (!frame || shift >= closed || shift <= open) rest(pieces)
    else for (const { style } of pieces.map) Object.assign(style, frame(shift))
  }
}

/** Removes what a finger has left there when the slides become a page. */
export const endOpening = (track: Element | null) => rest(piecesOf(track))

function rest(pieces: Pieces | null) {
  for (const { style } of pieces?.map ?? []) Object.assign(style, { transform: '', opacity: '' })
}

/** The middle of a piece, px from the corner of its slide. */
function middleOf(piece: Element) {
  const { x, y, width, height } = piece.getBoundingClientRect()
  const slide = piece.closest('.slide')?.getBoundingClientRect()
  return { x: x + width / 2 - (slide?.x ?? 0), y: y + height / 2 - (slide?.y ?? 0) }
}
