import { sectionOf } from '../../core/sections'
import { NotFoundPage } from '../../site/pages/notFound'
import { SiteLink } from '../links'
import { offeredTools } from '../offered'
import { SmallPageFooter } from '../PageFooter'

export { head } from '../../seo/pages/notFound'

export default function NotFoundRoute() {
  return (
    <>
      <main>
        <NotFoundPage link={SiteLink} toolsPath={offeredTools.length > 0 ? sectionOf('approach').address : null} />
      </main>
      <SmallPageFooter />
    </>
  )
}
