import { sectionOf } from '../../core/sections'
import { NotFoundPage } from '../../site/pages/notFound'
import { SiteLink } from '../links'
import { SmallPageFooter } from '../PageFooter'

export { head } from '../../seo/pages/notFound'

export default function NotFoundRoute() {
  return (
    <>
      <main>
        <NotFoundPage link={SiteLink} toolsPath={sectionOf('approach').address} />
      </main>
      <SmallPageFooter />
    </>
  )
}
