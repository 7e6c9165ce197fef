import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit'
import { type ReactNode, useDeferredValue } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ToolModule } from '../../core/tool'
import { placeHeading } from './focusHeading'
import type { ResultSlice } from './state'

/** What the tools share whose result stands below their stage, and follows every change there. */

interface FollowedSlice<Root> extends ResultSlice<Root> {
  selectSlice: (root: Root) => ReturnType<ResultSlice<Root>['selectSlice']> & { status: string }
  actions: ResultSlice<Root>['actions'] &
    Record<'interpretationRequested' | 'restarted', ActionCreatorWithoutPayload<string>>
}

const isInterpreted = <Root,>({ selectSlice }: FollowedSlice<Root>, root: Root): boolean =>
  selectSlice(root).status === 'interpreted'

/** The visitor comes to the result whenever it is requested, and to the stage by starting over. */
export const arrivesBelow =
  <Root,>(slice: FollowedSlice<Root>): ToolModule<Root>['hasArrived'] =>
  (action, root, before) =>
    slice.actions.interpretationRequested.match(action)
      ? isInterpreted(slice, root)
      : slice.actions.restarted.match(action) && isInterpreted(slice, before)

/** Title of the stage, until the title of a result takes its place as the heading that gets the focus. */
export function StageTitle<Root>({ slice, children }: { slice: FollowedSlice<Root>; children: string }) {
  const heading = useSelector((root: Root) => isInterpreted(slice, root)) ? { tabIndex: -1 } : placeHeading
  return (
    <h1 className="stage__title" {...heading}>
      {children}
    </h1>
  )
}

interface ButtonsProps<Root> {
  slice: FollowedSlice<Root>
  /** Id of what says how many are missing; without it nothing is. */
  missingId: string | undefined
  ask: string
  restart: string
}

/** Requests the result, and starts over: with a result that button stands at the result's end. */
export function ResultButtons<Root>({ slice, missingId, ask, restart }: ButtonsProps<Root>) {
  const isShown = useSelector((root: Root) => isInterpreted(slice, root))
  const dispatch = useDispatch()
  return (
    <>
      <button
        type="button"
        className="btn"
        disabled={missingId !== undefined}
        aria-describedby={missingId}
        onClick={() => dispatch(slice.actions.interpretationRequested())}
      >
        {ask}
      </button>
      {!isShown && (
        <button type="button" className="link" onClick={() => dispatch(slice.actions.restarted())}>
          {restart}
        </button>
      )}
    </>
  )
}

/**
 * The result, rendered a frame after the click that requests it, so that a slow machine answers the click first. A blank
 * takes its space at once: what stands below moves with the click, not when the text comes (layout shift).
 */
export function ResultBelow<Root>({ slice, children }: { slice: FollowedSlice<Root>; children: ReactNode }) {
  const isShown = useSelector((root: Root) => isInterpreted(slice, root))
  const isPainted = useDeferredValue(isShown)
  if (!isShown) return null
  return isPainted ? children : <div className="stage-blank" />
}
