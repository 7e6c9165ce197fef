import type { LayoutMode } from './events'

type Events = WindowEventMap & DocumentEventMap

/** Listens to events of these types; returns what stops it. Safari 14 knows no `signal` with which to stop several. */
export function listen<Type extends keyof Events>(
  target: EventTarget,
  types: readonly Type[],
  listener: (event: Events[Type]) => void,
  options?: AddEventListenerOptions,
): () => void {
  for (const type of types) target.addEventListener(type, listener as EventListener, options)
  return () => {
    for (const type of types) target.removeEventListener(type, listener as EventListener, options)
  }
}

/** Several ways to stop as one. */
export const together =
  (...stops: readonly (() => void)[]) =>
  () => {
    for (const stop of stops) stop()
  }

/** Specification 9: mobile below 768 px. */
export const desktopWindow = () => window.matchMedia('(min-width: 768px)')

export const modeOf = ({ matches }: MediaQueryList): LayoutMode => (matches ? 'desktop' : 'mobile')
