import type { ReactNode } from 'react'

interface Props {
  title: string
  className: string
  children: ReactNode
}

/** A column of links, named for assistive technology without an id (the contact slide stands in the page twice). */
export function FooterList({ title, className, children }: Props) {
  return (
    <nav className={className} aria-label={title}>
      <p className="ft__title" aria-hidden="true">
        {title}
      </p>
      <ul>{children}</ul>
    </nav>
  )
}
