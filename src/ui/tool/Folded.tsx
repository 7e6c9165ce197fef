import type { ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ResultSlice } from '../../core/result'
import { texts } from './content'

interface FoldedProps<Root, Story extends string> {
  of: ResultSlice<Root, Story>
  story: Story
  /** The result tells it by itself. */
  isTold: boolean
  /** What the press is for. */
  ask?: string
  children: ReactNode
}

/** Id of a part's name, which tells one way to a story from another (WCAG 2.4.6). */
export const nameIdOf = (story: string): string => `${story}-name`

/** A story that is told, or that the visitor may open. */
export function Folded<Root, Story extends string>({
  of,
  story,
  isTold,
  ask = texts.unfold,
  children,
}: FoldedProps<Root, Story>) {
  const isOpen = useSelector((root: Root) => of.selectSlice(root).unfolded.includes(story))
  const dispatch = useDispatch()
  if (isTold) return children
  return (
    <>
      <button
        type="button"
        className="link"
        aria-expanded={isOpen}
        aria-describedby={nameIdOf(story)}
        onClick={() => dispatch(of.actions.storyUnfolded({ story }))}
      >
        {isOpen ? texts.fold : ask}
      </button>
      {isOpen && children}
    </>
  )
}
