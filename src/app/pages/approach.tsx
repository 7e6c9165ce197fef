import { ApproachReading } from '../../site/pages/approach'
import { callFromPage, siteLink } from '../links'
import { SectionPage } from '../SectionPage'

export default function ApproachPage() {
  return (
    <SectionPage section="approach">
      <ApproachReading call={callFromPage} link={siteLink} tools={null} />
    </SectionPage>
  )
}
