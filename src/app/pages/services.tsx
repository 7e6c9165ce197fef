import { practice } from '../../practice'
import { ServicesReading } from '../../site/pages/services'
import { contactLinkFromPage, SiteLink } from '../links'
import { SectionPage } from '../SectionPage'

export { head } from '../../seo/pages/services'

export default function ServicesPage() {
  return (
    <SectionPage section="services">
      <ServicesReading practice={practice} contactLink={contactLinkFromPage} link={SiteLink} />
    </SectionPage>
  )
}
