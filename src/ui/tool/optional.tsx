import { type ComponentType, useEffect, useSyncExternalStore } from 'react'

/** Resolves when the browser is idle, after a second at most; at once in Safari, which does not tell. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(resolve, { timeout: 1000 }) : resolve(null),
  )

/**
 * Pieces a page can do without. Their code is loaded when one of them is first rendered, or with `load`; if that fails, they render
 * nothing, and it is loaded again when one is rendered, or the network is back.
 */
export function optional<Module extends object>(load: () => Promise<Module>) {
  let module: Module | undefined
  let loading: Promise<void> | undefined
  const loaded = () => module
  const waiting = new Set<() => void>()
  const subscribe = (redraw: () => void) => {
    waiting.add(redraw)
    return () => waiting.delete(redraw)
  }
  const bring = () => {
    loading ??= idle()
      .then(load)
      .then(
        (imported) => {
          module = imported
          for (const redraw of waiting) redraw()
        },
        () => {
          loading = undefined
          window.addEventListener('online', bring, { once: true })
        },
      )
    return loading
  }
  return {
    load: bring,
    /** The module, once it is there. */
    loaded,
    piece: <Props extends object>(pick: (module: Module) => ComponentType<Props>) =>
      function Optional(props: Props) {
        const present = useSyncExternalStore(subscribe, loaded, loaded)
        useEffect(() => {
          if (!present) void bring()
        })
        if (!present) return null
        const Piece = pick(present)
        return <Piece {...props} />
      },
  }
}
