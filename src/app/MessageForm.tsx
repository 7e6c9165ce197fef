import { paths } from '../core/paths'
import { practice } from '../practice'
import { ContactForm } from '../site/form/View'
import { texts } from './content'
import { SiteLink } from './links'
import type { Place } from './SectionView'

/** The contact form with the practitioner's own addresses. */
export function MessageForm({ place }: Place) {
  const { form } = practice.contact
  if (!form) return null
  return (
    <ContactForm
      practice={practice}
      service={form}
      privacy={<SiteLink to={paths.privacy}>{texts.privacy}</SiteLink>}
      heading={place === 'opening' ? 'h2' : 'h3'}
      copy={place === 'copy'}
    />
  )
}
