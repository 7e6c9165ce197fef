import type { UnknownAction } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { texts } from './content'

interface FoldedProps<Root, Story extends string> {
  story: Story
  /** The result tells it by itself. */
  isTold: boolean
  select: (root: Root) => readonly Story[]
  unfold: (payload: { story: Story }) => UnknownAction
  /** What the press is for. */
  ask?: string
  children: ReactNode
}

/** A story that is told, or that the visitor may open. */
export function Folded<Root, Story extends string>({
  story,
  isTold,
  select,
  unfold,
  ask = texts.unfold,
  children,
}: FoldedProps<Root, Story>) {
  const isOpen = useSelector((root: Root) => select(root).includes(story))
  const dispatch = useDispatch()
  if (isTold) return children
  return (
    <>
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => dispatch(unfold({ story }))}>
        {isOpen ? texts.fold : ask}
      </button>
      {isOpen && children}
    </>
  )
}
