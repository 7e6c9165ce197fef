import type { Practice } from '../../core/practice'
import { retold } from '../../ui/reading/retold'
import type { ChapterContent } from '../../ui/reading/types'
import { approachContent } from '../sections/approach'
import { servicesContent } from '../sections/services'
import * as about from './about/content'
import * as approach from './approach/content'
import * as contact from './contact/content'
import * as services from './services/content'

/** A sentence of the pages as it stands where the practitioner has put nothing of her own. */
export interface Sentence {
  /** `servicos/o-ritmo-das-sessoes/o-que-fica-registrado`. */
  name: string
  standard: string
  /** The title of its chapter and, if it has one, its own. */
  titles: readonly string[]
}

/** What its section says, which is the page's opening, too. */
const opening = (page: string, paragraphs: readonly string[]): ChapterContent => ({
  title: `Abertura de ${page}`,
  name: 'Abertura',
  paragraphs,
})

/** The sentences of a practice's reading pages, in their order; those that a field decides, too. */
export function sentencesOf(practice: Practice): readonly Sentence[] {
  const pages: readonly (readonly [page: string, chapters: readonly ChapterContent[]])[] = [
    [about.page, [...about.chapters(practice), about.closing]],
    [approach.page, [opening('Atuação Clínica', approachContent.paragraphs), ...approach.chapters, approach.closing]],
    [
      services.page,
      [
        opening('Serviços', [servicesContent.text]),
        ...services.chapters(practice),
        services.questions(practice),
        services.closing(practice),
      ],
    ],
    [contact.page, contact.chapters(practice)],
  ]
  const sentences: Sentence[] = []
  for (const [page, chapters] of pages)
    retold(page, chapters, (name, standard, titles) => {
      sentences.push({ name, standard, titles })
      return standard
    })
  return sentences
}
