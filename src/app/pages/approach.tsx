import { practice } from '../../practice'
import { ApproachReading } from '../../site/pages/approach'
import { contactLinkFromPage, SiteLink } from '../links'
import { offeredTools } from '../offered'
import { SectionPage } from '../SectionPage'

export { head } from '../../seo/pages/approach'

export default function ApproachPage() {
  return (
    <SectionPage section="approach">
      <ApproachReading practice={practice} contactLink={contactLinkFromPage} link={SiteLink} tools={offeredTools} />
    </SectionPage>
  )
}
