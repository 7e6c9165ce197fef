import { isMotionReduced } from './reducedMotion'

/** Marks a drawing that grows into the page of the path when the visitor goes there, or links whose drawings grow into theirs. */
export const growsInto = (path = '') => ({ 'data-grows': path })

/**
 * Lets the page on show give way to that of the path; a drawing on show that grows into it does so.
 * @returns when the page has come, where that is not at once
 */
export function growInto(path: string, turn: () => void): void | Promise<void> {
  const drawing = document.querySelector<SVGElement>(`[data-grows="${path}"], [data-grows] [href$="${path}"] svg`)
  if (!drawing || drawing.closest('[inert]') || isMotionReduced() || !document.startViewTransition) return turn()
  drawing.dataset.turning = ''
  const growth = document.startViewTransition(() => {
    delete drawing.dataset.turning
    turn()
  })
  // called off in a hidden window, for example; the page comes all the same
  growth.ready.catch(() => null)
  return growth.updateCallbackDone
}
