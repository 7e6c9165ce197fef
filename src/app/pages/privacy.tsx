import service from 'practice:service'
import { practice } from '../../practice'
import { PrivacyPage } from '../../site/pages/privacy'
import { SiteLink } from '../links'
import { PageFooter } from '../PageFooter'

export { head } from '../../seo/pages/privacy'

export default function PrivacyRoute() {
  return (
    <>
      <main>
        <PrivacyPage practice={practice} service={service} link={SiteLink} />
      </main>
      <PageFooter variant="page" />
    </>
  )
}
