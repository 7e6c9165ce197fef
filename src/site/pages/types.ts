import type { ReactNode } from 'react'
import type { Practice } from '../../core/practice'
import type { LinkComponent } from '../../ui/reading/types'

/** What the part of a page below its opening is given by the app. */
export interface ReadingProps {
  practice: Practice
  /** The button that leads to the contact section, with the page's own words on it. */
  contactLink: (label: string) => ReactNode
  link: LinkComponent
}
