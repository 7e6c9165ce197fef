import { useSelector } from 'react-redux'
import type { Tone } from '../core/sections'
import { practice } from '../practice'
import { SiteFooter, SmallFooter } from '../site/footer'
import { selectYear } from '../site/layout'
import { footerPages, footerTools } from './footerLinks'
import { SiteLink } from './links'

interface PageFooterProps {
  variant: 'page' | 'slide'
}

/** The full footer with the site's pages and tools. */
export function PageFooter({ variant }: PageFooterProps) {
  const year = useSelector(selectYear)
  return (
    <SiteFooter
      practice={practice}
      pages={footerPages}
      tools={footerTools}
      year={year}
      link={SiteLink}
      variant={variant}
    />
  )
}

/** One line of it, where there is something to do, or nothing. */
export const SmallPageFooter = ({ tone = 'rodape' }: { tone?: Tone }) => (
  <SmallFooter practice={practice} link={SiteLink} tone={tone} />
)
