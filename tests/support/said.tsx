import type { Practice } from '../../src/core/practice'
import { SiteFooter } from '../../src/footer/View'
import * as about from '../../src/pages/about'
import * as accessibility from '../../src/pages/accessibility'
import * as approach from '../../src/pages/approach'
import * as contact from '../../src/pages/contact'
import * as privacy from '../../src/pages/privacy'
import * as services from '../../src/pages/services'
import { AboutSection } from '../../src/sections/about'
import { ContactSection } from '../../src/sections/contact'
import { ServicesSection } from '../../src/sections/services'
import { sharedImageOf } from '../../src/seo/head'
import { jsonLd } from '../../src/seo/jsonLd'
import { tools } from '../../src/tools'
import { headOfPage, pagesOf } from '../seo/pages'
import { markupOf } from './markup'

/** What all pages and the footer show of a practice: texts as data, and markup; no tools. */
function madeOf(practice: Practice): { content: string; markup: string } {
  const content = [
    about.chapters(practice),
    accessibility.chapters(practice),
    practice.derivedCopy.approachText,
    [approach.chapters, approach.toolsChapter, tools.map(({ summary }) => summary), approach.closing],
    contact.chapters(practice),
    privacy.written(practice),
    privacy.listed(practice),
    services.chapters(practice),
    services.agreements(practice),
    services.questions(practice),
    services.closing(practice),
    practice.derivedCopy.offer,
    practice.derivedCopy.enough,
  ]
  const markup = markupOf(
    <>
      <AboutSection practice={practice} place="opening" />
      <ServicesSection practice={practice} place="opening" />
      <ContactSection practice={practice} place="opening" form={null} />
      <SiteFooter practice={practice} />
    </>,
  )
  return { content: JSON.stringify(content), markup }
}

/** The words of all that, with the addresses links lead to. */
export function shownBy(practice: Practice): string {
  const { content, markup } = madeOf(practice)
  return [content, markup.replace(/<[^>]*>/g, (tag) => /(?:href|alt)="[^"]*"/.exec(tag)?.[0] ?? '|')].join('\n')
}

/** Fields by which what is shown is marked for whoever fills them in. */
export function fieldsMarkedBy(practice: Practice): string[] {
  const { content, markup } = madeOf(practice)
  return [...`${content}${markup}`.matchAll(/data-field"?[=:]"([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
}

/** The same with what the heads say to search engines and where links are shared. */
export function saidBy(practice: Practice): string {
  const heads = pagesOf(practice).flatMap((page) => {
    const { title, description, keywords } = headOfPage(page, practice)
    return [title, description, keywords, jsonLd(page, practice) ?? '']
  })
  return [shownBy(practice), JSON.stringify([heads, sharedImageOf(practice).alt])].join('\n')
}
