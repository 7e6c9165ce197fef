import { animate, type Motion, type RowWay, shifted } from '../../motion'

/** How far the ornaments of a slide lag behind it when it comes, in percent of the window's width. */
const lag = 8

/** Frames that stand beside the window go through it with the row; the pictures in them stand still. */
export const pushOut = (bars: Element | undefined, { from, to, samples }: RowWay): (Motion | null)[] =>
  [...(bars?.children ?? [])].flatMap((frame) => [
    animate(frame, shifted, samples, { from, to }),
    animate(frame.firstElementChild, (shift) => shifted(-shift), samples, { from, to }),
  ])

/** The ornaments of the slide that comes in arrive a little after it, unless a finger has brought it along. */
export function parallax(slide: Element | undefined, { from, to, samples }: RowWay): (Motion | null)[] {
  if (from !== 0) return []
  const side = to < 0 ? lag : -lag
  const frame = (share: number): Keyframe => ({ translate: `${side * (1 - share)}vw` })
  const ornaments = slide?.querySelectorAll('div[data-draw]:not([data-reveal] *)') ?? []
  return [...ornaments].map((ornament) => animate(ornament, frame, samples))
}
