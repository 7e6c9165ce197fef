import { practice } from '../../practice'
import { PrivacyPage } from '../../site/pages/privacy'
import { tools } from '../../tools'
import { siteLink } from '../links'
import { PageFooter } from '../PageFooter'

export { head } from '../../seo/pages/privacy'

export default function PrivacyRoute() {
  return (
    <>
      <main>
        <PrivacyPage practice={practice} hasTools={tools.length > 0} link={siteLink} />
      </main>
      <PageFooter variant="page" />
    </>
  )
}
