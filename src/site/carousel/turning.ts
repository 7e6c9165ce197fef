import { animate, type Motion, type RowWay, shifted } from '../../motion'

/** How far the ornaments of a slide lag behind it when it comes, in percent of the window's width. */
const lag = 8

/** Frames that stand beside the window go through it with the row, unless it goes back; the pictures in them stand still. */
export function pushOut(bars: Element | undefined, { rest, from, to, samples }: RowWay): (Motion | null)[] {
  if (!bars || to === rest) return []
  const way = { from: from - rest, to: to - rest }
  return [...bars.children].flatMap((frame) => [
    animate(frame, shifted, samples, way),
    animate(frame.firstElementChild, (shift) => shifted(-shift), samples, way),
  ])
}

/** The ornaments of the slide that comes in arrive a little after it, but for one that moves already; not where a finger has brought it along. */
export function parallax(
  slide: Element | undefined,
  { rest, from, to, samples }: RowWay,
  moving: Element | undefined,
): (Motion | null)[] {
  if (from !== rest) return []
  const side = to < from ? lag : -lag
  const frame = (share: number): Keyframe => ({ translate: `${side * (1 - share)}vw` })
  const ornaments = slide?.querySelectorAll('div[data-draw]:not([data-reveal] *)') ?? []
  return [...ornaments].flatMap((ornament) => (ornament === moving ? [] : animate(ornament, frame, samples)))
}
