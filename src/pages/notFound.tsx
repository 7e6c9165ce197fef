import { paths } from '../core/paths'
import { sectionOf } from '../core/sections'
import { SmallFooter } from '../footer/View'
import { type HeadTexts, signature } from '../seo/head'
import { PlainOpening } from '../ui/reading/pageParts'
import { SiteLink } from '../ui/SiteLink'
import type { PageProps } from './SectionPage'

export const head: HeadTexts = (practice) => ({
  title: texts.title,
  description: `${signature(practice)}: este endereço não existe. Daqui se volta ao início, às ferramentas e às outras páginas do site.`,
  keywords: [],
})

const texts = {
  title: 'Página não encontrada',
  text: 'Este endereço não leva a nenhuma página do site. A página pode ter mudado de lugar, ou uma letra se perdeu no caminho.',
  home: 'Voltar ao início',
  tools: 'Ver as ferramentas',
}

export default function NotFoundPage({ practice }: PageProps) {
  return (
    <>
      <main>
        <PlainOpening title={texts.title} lead={texts.text}>
          <div className="acts">
            <SiteLink to={paths.home} className="btn">
              {texts.home}
            </SiteLink>
            <SiteLink to={sectionOf('approach').address} className="link">
              {texts.tools}
            </SiteLink>
          </div>
        </PlainOpening>
      </main>
      <SmallFooter practice={practice} />
    </>
  )
}
