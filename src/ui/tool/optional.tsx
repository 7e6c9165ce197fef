import { type ComponentType, useEffect, useSyncExternalStore } from 'react'

/** Nothing is drawn or answered just now, or a second has gone by; Safari, which does not tell, is not waited for. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(resolve, { timeout: 1000 }) : resolve(null),
  )

/**
 * Pieces without which a page is whole. Their code comes when one of them is first drawn, or asked for with `load`; if it does not
 * come, their places stay empty, and it is asked for again when one is drawn, or the network is back.
 */
export function optional<Module extends object>(load: () => Promise<Module>) {
  let module: Module | undefined
  let coming: Promise<void> | undefined
  const loaded = () => module
  const waiting = new Set<() => void>()
  const subscribe = (redraw: () => void) => {
    waiting.add(redraw)
    return () => waiting.delete(redraw)
  }
  const bring = () => {
    coming ??= idle()
      .then(load)
      .then(
        (come) => {
          module = come
          for (const redraw of waiting) redraw()
        },
        () => {
          coming = undefined
          window.addEventListener('online', bring, { once: true })
        },
      )
    return coming
  }
  return {
    load: bring,
    /** What has come, if it has. */
    loaded,
    piece: <Props extends object>(pick: (module: Module) => ComponentType<Props>) =>
      function Optional(props: Props) {
        const come = useSyncExternalStore(subscribe, loaded, loaded)
        useEffect(() => {
          if (!come) void bring()
        })
        if (!come) return null
        const Piece = pick(come)
        return <Piece {...props} />
      },
  }
}
