import './notFound.css'
import { loosePetal, missingGap, missingPetal } from '../art/drawings'
import { paths } from '../core/paths'
import { sectionOf } from '../core/sections'
import { SmallFooter } from '../footer/View'
import { type HeadTexts, signature } from '../seo/head'
import { Ornament } from '../ui/Ornament'
import { SiteLink } from '../ui/SiteLink'
import type { PageProps } from './SectionPage'

export const head: HeadTexts = (practice) => ({
  title: texts.name,
  description: `${signature(practice)}: este endereço não existe. Daqui se volta ao início, às ferramentas e às outras páginas do site.`,
  keywords: [],
})

const texts = {
  name: 'Página não encontrada',
  title: 'Falta uma pétala neste desenho.',
  text: 'Este endereço não leva a nenhuma página do site. A página pode ter mudado de lugar, ou uma letra se perdeu no caminho.',
  home: 'Voltar ao início',
  tools: 'Ver as ferramentas',
}

export default function NotFoundPage({ practice }: PageProps) {
  return (
    <>
      <main>
        <div className="lost grid12">
          {/* only what is missing has the accent: the dashed outline, and the petal lying outside */}
          <div className="lost__drawing screen-only">
            <Ornament drawing={missingPetal}>
              <use className="lost__gap" href={missingGap.href} />
            </Ornament>
            <Ornament drawing={loosePetal} className="lost__gap lost__petal" />
          </div>
          <div className="lost__text">
            <p className="kicker">{texts.name}</p>
            <h1 className="d2" tabIndex={-1}>
              {texts.title}
            </h1>
            <p className="read">{texts.text}</p>
            <div className="acts">
              <SiteLink to={paths.home} className="btn">
                {texts.home}
              </SiteLink>
              <SiteLink to={sectionOf('approach').address} className="link">
                {texts.tools}
              </SiteLink>
            </div>
          </div>
        </div>
      </main>
      <SmallFooter practice={practice} />
    </>
  )
}
