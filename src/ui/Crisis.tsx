import { memo } from 'react'
import { type CrisisLength, crisis } from '../core/crisis'

/** Whom to call, with the numbers as links. */
export const Crisis = memo(function Crisis({ length }: { length: CrisisLength }) {
  return crisis[length].map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.href} href={part.href}>
        {part.text}
      </a>
    ),
  )
})

/** Whom to call, as a paragraph of its own. */
export const CrisisNote = memo(function CrisisNote({
  length,
  className,
}: {
  length: CrisisLength
  className?: string
}) {
  return (
    <p className={className}>
      <Crisis length={length} />
    </p>
  )
})
