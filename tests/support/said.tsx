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
import { headOfPage, pagesOf } from '../seo/pages'

/** What all pages and the footer show of a practice, with the addresses links lead to; no tools. */
export function shownBy(practice: WholePractice): string {
  const content = [
    about.chapters(practice),
    accessibility.chapters(practice),
    practice.said.approachText,
    [approach.chapters, approach.toolsChapter, approach.toolTexts, approach.closing],
    contact.chapters(practice),
    privacy.written(practice),
    privacy.listed(practice, practice.contact.form?.service),
    services.chapters(practice),
    services.facts(practice),
    services.agreements(practice) ?? [],
    services.questions(practice),
    services.closing(practice),
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
  ).replace(/<[^>]*>/g, (tag) => /(?:href|alt)="[^"]*"/.exec(tag)?.[0] ?? '|')
  return [JSON.stringify([content, practice.said.offer, practice.said.enough]), markup].join('\n')
}

/** The same with what the heads say to search engines and where links are shared. */
export function saidBy(practice: WholePractice): string {
  const heads = pagesOf(practice).flatMap((page) => {
    const { title, description, keywords } = headOfPage(page, practice)
    return [title, description, keywords, jsonLd(page, practice) ?? '']
  })
  return [shownBy(practice), JSON.stringify([heads, sharedImageOf(practice).alt])].join('\n')
}
