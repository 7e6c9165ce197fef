import { listen } from '../core/listen'

interface Place {
  /** Scroll position, px. */
  top: number
  /** What had the focus or was clicked, by its number among the controls of the page; -1 is none. */
  control: number
}

const controls = () => [...document.querySelectorAll<HTMLElement>('main a, main button')]

/** The last heading above the middle of the window. */
function headingInView(): HTMLElement | undefined {
  const above = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')].filter(
    (heading) => heading.getBoundingClientRect().top < window.innerHeight / 2,
  )
  return above[above.length - 1]
}

/** Where the next Tab goes on. */
function focusAt(element: HTMLElement | undefined) {
  if (element?.matches(':is(h1, h2, h3)')) element.tabIndex = -1
  element?.focus({ preventScroll: true })
}

/** The router's key of the entry of the history that is current; the first one and fragments have none. */
const keyNow = (): string => window.history.state?.key ?? window.location.href

/**
 * Remembers where the visitor was on each page that was left, by its history entry: the browser itself restores the
 * position before the router has drawn the page, and never the focus.
 * @returns to be called when a page has come; whether the visitor is back at the place that was left
 */
export function rememberPlaces(): (isReturn: boolean) => boolean {
  const places = new Map<string, Place>()
  let shown = keyNow()
  window.history.scrollRestoration = 'manual'
  const remember = ({ target }: Event) => {
    const clicked = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
    const control = controls().indexOf(clicked ?? (document.activeElement as HTMLElement))
    places.set(shown, { top: window.scrollY, control })
  }
  const follow = () => {
    shown = keyNow()
  }
  // a section or a replaced entry shows by the focus that comes there, or by the next click
  listen(window, ['click', 'focusin'], follow, { capture: true })
  listen(window, ['click', 'popstate'], remember, { capture: true })
  listen(window, ['popstate'], follow, { capture: true })
  // another visit, or a reload, is the browser's to restore
  listen(window, ['pagehide'], () => {
    window.history.scrollRestoration = 'auto'
  })
  return (isReturn) => {
    follow()
    const place = isReturn && places.get(shown)
    if (!place) return false
    window.scrollTo(0, place.top)
    focusAt(controls()[place.control] ?? headingInView())
    return true
  }
}
