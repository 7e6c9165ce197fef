import { practice } from '../../practice'
import { ApproachReading } from '../../site/pages/approach'
import { tools } from '../../tools'
import { contactLinkFromPage, SiteLink } from '../links'
import { SectionPage } from '../SectionPage'

export { head } from '../../seo/pages/approach'

export default function ApproachPage() {
  return (
    <SectionPage section="approach">
      <ApproachReading
        practice={practice}
        contactLink={contactLinkFromPage}
        link={SiteLink}
        tools={tools.length > 0 && <ToolLinks />}
      />
    </SectionPage>
  )
}

const ToolLinks = () => (
  <ul>
    {tools.map(({ path, name }) => (
      <li key={path}>
        <SiteLink to={path} className="link">
          {name}
        </SiteLink>
      </li>
    ))}
  </ul>
)
