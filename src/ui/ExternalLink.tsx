import type { ReactNode } from 'react'
import { Icon } from './Icon'

interface ExternalLinkProps {
  href: string
  className?: string
  iconSize?: number
  children: ReactNode
}

/** A link that leaves the site in a new tab, and says so to eye and ear. */
export const ExternalLink = ({ href, className, iconSize, children }: ExternalLinkProps) => (
  <a href={href} className={className} target="_blank" rel="noopener noreferrer">
    {children}
    <Icon name="external" size={iconSize} />
    <span className="visually-hidden">{' (abre em nova aba)'}</span>
  </a>
)
