import type { Dispatch } from '@reduxjs/toolkit'
import type { MouseEvent, ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { createPath, Link, type Navigator, type To } from 'react-router-dom'
import { linkFollowed, sectionChosen } from '../core/events'
import { type SectionId, sectionOf } from '../core/sections'
import { isPlainClick } from '../ui/isPlainClick'

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

/** A navigator for pages on which nothing will ever navigate. */
export const idleNavigator: Navigator = {
  createHref: hrefOf,
  go: () => {},
  push: () => {},
  replace: () => {},
}

/** The router's links tell the store; address and history follow from it (`listeners.ts`). */
export const navigatorOf = ({ dispatch }: { dispatch: Dispatch }): Navigator => ({
  ...idleNavigator,
  push: (to) => dispatch(linkFollowed({ to: hrefOf(to) })),
})

interface SiteLinkProps {
  to: string
  className?: string
  children: ReactNode
  /** Accessible name, where the visible text alone does not say where the link leads. */
  label?: string
  /** The link leads to the page on show. */
  current?: boolean
}

/** A link inside the site; always a new entry of the history, which the router cannot judge without the fragment. */
export const SiteLink = ({ to, className, children, label, current }: SiteLinkProps) => (
  <Link
    discover="none"
    to={to}
    replace={false}
    className={className}
    aria-label={label}
    aria-current={current ? 'page' : undefined}
  >
    {children}
  </Link>
)

const contact: SectionId = 'contact'
const contactAddress = sectionOf(contact).address

/** Leads to the contact section from another page. */
export const contactLinkFromPage = (label: string) => (
  <SiteLink to={contactAddress} className="btn">
    {label}
  </SiteLink>
)

/** Leads to the contact section of the landing page on show, like a link of the bar. */
function SectionContactLink({ label }: { label: string }) {
  const dispatch = useDispatch()
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    dispatch(sectionChosen({ section: contact, to: contactAddress }))
  }
  return (
    <a className="btn" href={contactAddress} onClick={onClick}>
      {label}
    </a>
  )
}

export const contactLinkFromLanding = (label: string) => <SectionContactLink label={label} />
