import { animate, type Companions, type Frame } from '../../motion'

/** Shifts of the row (percent) at the first slide and at the second. */
const [closed, open] = [0, -100]
const isBetween = (shift: number) => shift < closed && shift > open

/** A way that begins or ends beyond them is bent where it passes them, by so many keyframes. */
const bends = 21

/** Of the halo behind the portrait, the ring around the head. */
const nimbus = 0.33

/** The map is faint while the text of its slide passes below it. */
const faint = 0.25

/**
 * The halo behind the portrait opens into the map of the second slide: the map stands in the window where the nimbus was, the edge
 * between the slides uncovers it, and it grows to its place.
 */
export function opening(track: Element | null): Companions {
  const [halo, map] = track?.querySelectorAll<HTMLElement>('.slide[id] [data-opens]') ?? []
  const frame = map?.parentElement
  if (!track || !halo || !frame) return { follow: () => [], drag: () => undefined }
  /** How the map looks when the row is shifted by so many percent. */
  const opened = (): Frame => {
    const [from, to] = [middleOf(halo), middleOf(frame)]
    const least = (halo.offsetWidth * nimbus) / map.offsetWidth
    return (shift) => {
      const left = 1 - Math.min(1, Math.max(0, shift / open))
      const x = (left * (from.x - to.x - track.clientWidth)).toFixed(1)
      const y = (left * (from.y - to.y)).toFixed(1)
      const scale = (1 - left * (1 - least)).toFixed(4)
      return { transform: `translate3d(${x}px,${y}px,0) scale(${scale})`, opacity: faint + (1 - left) * (1 - faint) }
    }
  }
  return {
    follow: ({ from, to, samples }) => {
      const [least, most] = [Math.min(from, to), Math.max(from, to)]
      if (least >= closed || most <= open) return []
      Object.assign(map.style, atRest)
      const points = least < open || most > closed ? bends : undefined
      return [animate(map, opened(), samples, { from, to, points })]
    },
    drag: (shift) => {
      Object.assign(map.style, isBetween(shift) ? opened()(shift) : atRest)
    },
  }
}

const atRest = { transform: '', opacity: '' }

/** The middle of a piece, px from the corner of its slide. */
function middleOf(piece: Element) {
  const [box, slide] = [piece.getBoundingClientRect(), piece.closest('.slide')?.getBoundingClientRect()]
  return { x: box.x + box.width / 2 - (slide?.x ?? 0), y: box.y + box.height / 2 - (slide?.y ?? 0) }
}
