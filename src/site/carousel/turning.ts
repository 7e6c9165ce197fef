import { animate, type Motion, type RowWay, shifted } from '../../motion'

/** A frame that stands beside the window goes through it with the row, unless it goes back; the page of pictures in it stands still. */
export function pushOut(frame: Element | undefined, { rest, from, to, samples }: RowWay): (Motion | null)[] {
  if (!frame || to === rest) return []
  const way = { from: from - rest, to: to - rest }
  return [
    animate(frame, shifted, samples, way),
    animate(frame.firstElementChild, (shift) => shifted(-shift), samples, way),
  ]
}
