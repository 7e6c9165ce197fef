import { type ComponentType, useEffect, useReducer } from 'react'

/**
 * A piece without which a page is whole. Its code comes when it is first drawn, or asked for with `load`; if it does not come, its
 * place stays empty, and it is asked for again where it is drawn next.
 */
export function optional<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Piece: ComponentType<Props> | undefined
  const bring = async () => {
    Piece ??= (await load().catch(() => undefined))?.default
  }
  function Optional(props: Props) {
    const [, redraw] = useReducer((draws: number) => draws + 1, 0)
    useEffect(() => {
      if (!Piece) void bring().then(redraw)
    }, [])
    return Piece ? <Piece {...props} /> : null
  }
  return Object.assign(Optional, { load: bring })
}
