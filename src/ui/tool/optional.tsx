import { type ComponentType, lazy, Suspense } from 'react'

/** A piece without which a page is whole: its code comes when it is first drawn; if it does not come, its place stays empty. */
export function optional<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Piece = lazy(() => load().catch(() => ({ default: () => null })))
  return function Optional(props: Props) {
    return (
      <Suspense>
        <Piece {...props} />
      </Suspense>
    )
  }
}
