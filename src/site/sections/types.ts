import type { ReactNode } from 'react'
import type { Practice } from '../../core/practice'
import { arrivalHeading } from '../../ui/arrival'

/** What a section is given by the app. */
export interface SectionProps {
  practice: Practice
  heading: 'h1' | 'h2'
  /** The way to the contact section, as a filled button. */
  contactLink: (label: string) => ReactNode
  /** The way to the section's own page; absent on that page itself. */
  more?: (label: string) => ReactNode
  /** A carousel copy is never a focus target. */
  copy?: boolean
}

/** Attributes by which a section's heading takes the focus; a copy of the section has none. */
export const focusTarget = (copy: boolean) => (copy ? {} : arrivalHeading)
