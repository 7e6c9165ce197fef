import { practice } from '../../practice'
import { ContactReading } from '../../site/pages/contact'
import { SiteLink } from '../links'
import { MessageForm } from '../MessageForm'
import { SectionPage } from '../SectionPage'

export { head } from '../../seo/pages/contact'

export default function ContactPage() {
  return (
    <SectionPage section="contact" form={MessageForm}>
      <ContactReading practice={practice} link={SiteLink} />
    </SectionPage>
  )
}
