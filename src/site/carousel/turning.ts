import { animate, type Motion, type RowWay, shifted } from '../../motion'

/** Slides a frame from beside the window across it with the row, while the pictures in it stay in place; not on the way back to rest. */
export function pushOut(frame: Element | undefined, { rest, from, to, samples }: RowWay): (Motion | null)[] {
  if (!frame || to === rest) return []
  const way = { from: from - rest, to: to - rest }
  return [
    animate(frame, shifted, samples, way),
    animate(frame.firstElementChild, (shift) => shifted(-shift), samples, way),
  ]
}
