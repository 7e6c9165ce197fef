import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ToolModule } from '../../core/tool'
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

/** The result, as long as it is interpreted. */
export const ResultBelow = <Root,>({ slice, children }: { slice: FollowedSlice<Root>; children: ReactNode }) =>
  useSelector((root: Root) => isInterpreted(slice, root)) ? children : null
