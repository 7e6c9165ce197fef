import { memo } from 'react'
import { crisis } from '../core/crisis'

/** Whom to call, with the numbers as links. */
export const Crisis = memo(function Crisis({ length }: { length: keyof typeof crisis }) {
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
