import { play, playOut, shifted } from '../../motion'

/** How far the ornaments of a slide lag behind it when it comes, in percent of the window's width. */
const lag = 8

/** Pictures of bar and strip as they are. */
export const pictureBars = () =>
  [...document.querySelectorAll('#root :is(.bar, .strip)')].map((bar) => {
    const picture = bar.cloneNode(true) as HTMLElement
    // a long name is set as in the page (bar.css)
    if (bar.closest('[data-name]')) picture.dataset.name = 'long'
    for (const one of picture.querySelectorAll('[id]')) one.removeAttribute('id')
    return picture
  })

/**
 * The edge between two slides pushes the bars of the slide that leaves out of the window: their pictures stand still in
 * frames that go with the row.
 * @param shifts the way of the row, in percent of the window's width
 * @returns ends the way at once
 */
export function pushOut(pictures: readonly HTMLElement[], shifts: readonly number[]): () => void {
  const frames = pictures.map((picture) => {
    const frame = document.createElement('div')
    frame.className = picture.matches('.strip') ? 'turning turning--strip' : 'turning'
    frame.inert = true
    frame.ariaHidden = 'true'
    frame.append(picture)
    document.body.append(frame)
    play(
      picture,
      shifts.map((shift) => shifted(-shift)),
    )
    playOut(frame, shifts.map(shifted))
    return frame
  })
  return () => {
    for (const frame of frames) frame.remove()
  }
}

/** The ornaments of the slide that comes in arrive a little after it, unless a finger has brought it along. */
export function lagBehind(slide: Element | undefined, shifts: readonly number[]) {
  if (shifts[0] !== 0) return
  const whole = shifts[shifts.length - 1] || 1
  const side = whole < 0 ? lag : -lag
  const way = shifts.map((shift): Keyframe => ({ translate: `${side * (1 - shift / whole)}vw` }))
  for (const ornament of slide?.querySelectorAll('div[data-draw]:not([data-reveal] *)') ?? []) play(ornament, way)
}
