import { practice } from '../../practice'
import { AboutReading } from '../../site/pages/about'
import { contactLinkFromPage, SiteLink } from '../links'
import { SectionPage } from '../SectionPage'

export { head } from '../../seo/pages/about'

export default function AboutPage() {
  return (
    <SectionPage section="about">
      <AboutReading practice={practice} contactLink={contactLinkFromPage} link={SiteLink} />
    </SectionPage>
  )
}
