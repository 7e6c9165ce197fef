import { renderToStaticMarkup } from 'react-dom/server'
import type { WholePractice } from '../../src/core/practice'
import { sharedImageOf } from '../../src/seo/head'
import { jsonLd } from '../../src/seo/jsonLd'
import { SiteFooter } from '../../src/site/footer'
import * as about from '../../src/site/pages/about/content'
import * as accessibility from '../../src/site/pages/accessibility/content'
import * as approach from '../../src/site/pages/approach/content'
import * as contact from '../../src/site/pages/contact/content'
import * as privacy from '../../src/site/pages/privacy/content'
import * as services from '../../src/site/pages/services/content'
import { AboutSection } from '../../src/site/sections/about'
import { ContactSection } from '../../src/site/sections/contact'
import { ServicesSection } from '../../src/site/sections/services'
import { tools } from '../../src/tools'
import { headOfPage, pagesOf } from '../seo/pages'

/** What all pages and the footer show of a practice: texts as data, and markup; no tools. */
function madeOf(practice: WholePractice): { content: string; markup: string } {
  const content = [
    about.chapters(practice),
    accessibility.chapters(practice),
    practice.said.approachText,
    [approach.chapters, approach.toolsChapter, tools.map(({ summary }) => summary), approach.closing],
    contact.chapters(practice),
    privacy.written(practice),
    privacy.listed(practice, practice.contact.form?.service),
    services.chapters(practice),
    services.facts(practice),
    services.agreements(practice) ?? [],
    services.questions(practice),
    services.closing(practice),
    practice.said.offer,
    practice.said.enough,
  ]
  const markup = renderToStaticMarkup(
    <>
      <AboutSection practice={practice} heading="h1" contactLink={(label) => label} />
      <ServicesSection practice={practice} heading="h1" contactLink={(label) => label} />
      <ContactSection practice={practice} heading="h1" form={null} />
      <SiteFooter
        practice={practice}
        pages={[]}
        tools={[]}
        year={2026}
        link={({ children }) => children}
        variant="page"
      />
    </>,
  )
  return { content: JSON.stringify(content), markup }
}

/** The words of all that, with the addresses links lead to. */
export function shownBy(practice: WholePractice): string {
  const { content, markup } = madeOf(practice)
  return [content, markup.replace(/<[^>]*>/g, (tag) => /(?:href|alt)="[^"]*"/.exec(tag)?.[0] ?? '|')].join('\n')
}

/** Fields by which what is shown is marked for whoever fills them in. */
export function fieldsMarkedBy(practice: WholePractice): string[] {
  const { content, markup } = madeOf(practice)
  return [...`${content}${markup}`.matchAll(/data-field"?[=:]"([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
}

/** The same with what the heads say to search engines and where links are shared. */
export function saidBy(practice: WholePractice): string {
  const heads = pagesOf(practice).flatMap((page) => {
    const { title, description, keywords } = headOfPage(page, practice)
    return [title, description, keywords, jsonLd(page, practice) ?? '']
  })
  return [shownBy(practice), JSON.stringify([heads, sharedImageOf(practice).alt])].join('\n')
}
