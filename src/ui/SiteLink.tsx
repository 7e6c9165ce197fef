import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { linkFollowed, sectionChosen } from '../core/events'
import { type SectionId, sectionOf } from '../core/sections'
import { isPlainClick, isSecondClick } from './clicks'

interface SiteLinkProps {
  to: string
  className?: string
  children: ReactNode
  /** Accessible name, where the visible text alone does not say where the link leads. */
  label?: string
  /** The link leads to the current page. */
  current?: boolean
}

/** A link inside the site. */
export function SiteLink({ to, className, children, label, current }: SiteLinkProps) {
  const dispatch = useDispatch()
  const onClick = (event: MouseEvent) => {
    // a double click would add the page to the history twice while its code is loading
    if (isSecondClick(event.nativeEvent)) event.preventDefault()
    else if (isPlainClick(event)) dispatch(linkFollowed({ to }))
  }
  return (
    <Link
      to={to}
      // the mirror does not report replaced entries, nor should a click on the current page do nothing
      replace={false}
      className={className}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
    >
      {children}
    </Link>
  )
}

interface SectionLinkProps extends ComponentProps<'a'> {
  section: SectionId
  to: string
}

/** A link that leads to a section, or to its page, a moment after it is clicked. */
export function SectionLink({ section, to, ...link }: SectionLinkProps) {
  const dispatch = useDispatch()
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    dispatch(sectionChosen({ section, to }))
  }
  return <a {...link} href={to} onClick={onClick} />
}

interface ContactLinkProps {
  /** On the landing page it leads to the section like a link of the bar; elsewhere it opens that page. */
  isLanding?: boolean
  children: ReactNode
}

/** The button that leads to the contact section. */
export function ContactLink({ isLanding = false, children }: ContactLinkProps) {
  const link = { to: sectionOf('contact').address, className: 'btn', children }
  return isLanding ? <SectionLink section="contact" {...link} /> : <SiteLink {...link} />
}
