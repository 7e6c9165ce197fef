import { registrationLabel } from '../../core/format'
import { type SectionId, sections } from '../../core/sections'
import { practice } from '../../practice'
import { Carousel } from '../../site/carousel'
import { texts } from '../content'
import { MessageForm } from '../MessageForm'
import { PageFooter } from '../PageFooter'
import { SectionView } from '../SectionView'

export { head } from '../../seo/pages/home'

/** The landing page. The footer is part of its last slide. */
export default function HomePage() {
  return (
    <main>
      <h1 className="visually-hidden" tabIndex={-1}>
        {texts.landingHeading(
          practice.name,
          practice.profession,
          registrationLabel(practice.registration),
          practice.said.offer,
        )}
      </h1>
      <Carousel render={renderSection} />
    </main>
  )
}

const renderSection = (section: SectionId, copy: boolean) => (
  <>
    <SectionView section={section} place={copy ? 'copy' : 'slide'} form={MessageForm} />
    {section === sections[sections.length - 1]?.id && <PageFooter variant="slide" />}
  </>
)
