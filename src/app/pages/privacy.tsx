import service from 'practice:service'
import { practice } from '../../practice'
import { PrivacyPage } from '../../site/pages/privacy'
import { SiteLink } from '../links'
import { offeredTools } from '../offered'
import { PageFooter } from '../PageFooter'

export { head } from '../../seo/pages/privacy'

export default function PrivacyRoute() {
  return (
    <>
      <main>
        <PrivacyPage practice={practice} service={service} hasTools={offeredTools.length > 0} link={SiteLink} />
      </main>
      <PageFooter variant="page" />
    </>
  )
}
