import { memo } from 'react'
import { type CrisisLength, callable, crisis } from '../core/crisis'
import { RichText } from './reading/RichText'

/** A text with its emergency numbers as links. */
export const Callable = memo(function Callable({ children }: { children: string }) {
  return <RichText text={callable(children)} />
})

/** Whom to call. */
export const Crisis = ({ length }: { length: CrisisLength }) => <Callable>{crisis[length]}</Callable>

interface CrisisNoteProps {
  length: CrisisLength
  className?: string
}

/** Whom to call, as a paragraph of its own. */
export const CrisisNote = ({ length, className }: CrisisNoteProps) => (
  <p className={className}>
    <Crisis length={length} />
  </p>
)
