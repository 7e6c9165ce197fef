import { StaticSky } from './Chart'
import { useDream } from './dream'
import type { ElementId } from './slice'

/** The sky to keep as a picture, with the signs themselves, since no other file is beside it; they come when it is asked for. */
export async function loadPicture() {
  const { default: paths } = await import('outlines:signs')
  const outline = (element: ElementId) => <path d={paths[element]} />
  return () => <StaticSky dream={useDream()} sign={outline} />
}
