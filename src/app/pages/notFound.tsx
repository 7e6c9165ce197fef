import { sectionOf } from '../../core/sections'
import { practice } from '../../practice'
import { SmallFooter } from '../../site/footer'
import { NotFoundPage } from '../../site/pages/notFound'
import { tools } from '../../tools'
import { SiteLink } from '../links'

export { head } from '../../seo/pages/notFound'

export default function NotFoundRoute() {
  return (
    <>
      <main>
        <NotFoundPage link={SiteLink} toolsPath={tools.length > 0 ? sectionOf('approach').address : null} />
      </main>
      <SmallFooter practice={practice} link={SiteLink} />
    </>
  )
}
