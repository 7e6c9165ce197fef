import { useSelector } from 'react-redux'
import { practice } from '../practice'
import { SiteFooter } from '../site/footer'
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
