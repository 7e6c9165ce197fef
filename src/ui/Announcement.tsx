import type { ReactNode } from 'react'

/** Says a change to those who do not see it (WCAG 4.1.3); what it says follows from the state alone. */
export const Announcement = ({ children }: { children: ReactNode }) => (
  <p className="visually-hidden" role="status">
    {children}
  </p>
)
