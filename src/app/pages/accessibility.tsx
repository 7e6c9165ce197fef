import { practice } from '../../practice'
import { AccessibilityPage } from '../../site/pages/accessibility'
import { SiteLink } from '../links'
import { PageFooter } from '../PageFooter'

export { head } from '../../seo/pages/accessibility'

export default function AccessibilityRoute() {
  return (
    <>
      <main>
        <AccessibilityPage practice={practice} link={SiteLink} />
      </main>
      <PageFooter variant="page" />
    </>
  )
}
