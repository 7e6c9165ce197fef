import type { ReactNode } from 'react'
import type { Tone } from '../core/sections'

interface StripProps {
  label: string
  tone: Tone
  previous: ReactNode
  /** One control per section, in order. */
  positions: readonly ReactNode[]
  next: ReactNode
}

/** The lower rule of a slide: previous section, position, next section. Its controls are given by the caller. */
export function Strip({ label, tone, previous, positions, next }: StripProps) {
  return (
    <nav className="strip" aria-label={label} data-tone={tone}>
      {previous}
      <ol className="strip__positions">
        {positions.map((position, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: positions are fixed; the index is their identity
          <li key={index}>{position}</li>
        ))}
      </ol>
      {next}
    </nav>
  )
}
