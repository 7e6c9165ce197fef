import { type ComponentType, useEffect, useReducer } from 'react'

/** Nothing is drawn or answered just now, or a second has gone by; Safari, which does not tell, is not waited for. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(resolve, { timeout: 1000 }) : resolve(null),
  )

/**
 * Pieces without which a page is whole. Their code comes when one of them is first drawn, or asked for with `load`; if it does not
 * come, their places stay empty, and it is asked for again where one is drawn next.
 */
export function optional<Module extends object>(load: () => Promise<Module>) {
  let module: Module | undefined
  let coming: Promise<void> | undefined
  const bring = () => {
    coming ??= idle()
      .then(load)
      .then(
        (come) => {
          module = come
        },
        () => {
          coming = undefined
        },
      )
    return coming
  }
  return {
    load: bring,
    /** What has come, if it has. */
    loaded: () => module,
    piece: <Props extends object>(pick: (module: Module) => ComponentType<Props>) =>
      function Optional(props: Props) {
        const [, redraw] = useReducer((draws: number) => draws + 1, 0)
        useEffect(() => {
          if (!module) void bring().then(redraw)
        }, [])
        if (!module) return null
        const Piece = pick(module)
        return <Piece {...props} />
      },
  }
}
