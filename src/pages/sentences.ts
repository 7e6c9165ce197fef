import type { Practice } from '../core/practice'
import { overrideTexts } from '../ui/reading/textOverrides'
import type { ChapterContent } from '../ui/reading/types'
import * as about from './about'
import * as accessibility from './accessibility'
import * as approach from './approach'
import * as contact from './contact'
import * as privacy from './privacy'
import * as services from './services'

/** A sentence of the pages as it stands where the practitioner has written none. */
export interface Sentence {
  /** `servicos/o-ritmo-das-sessoes/o-que-fica-registrado`. */
  name: string
  standard: string
  /** The title of its chapter and, if it has one, its own. */
  titles: readonly string[]
}

/** What its section says, which is the page's opening, too. */
const opening = (title: string, ...paragraphs: readonly (string | null)[]): ChapterContent => ({
  title,
  name: 'Abertura',
  paragraphs: paragraphs.filter((text) => text !== null),
})

/** The sentences of a practice without wording of its own, page by page in their order; also those a field decides. */
export function sentencesOf(practice: Practice): readonly Sentence[] {
  const { derivedCopy } = practice
  const pages: readonly (readonly [page: string, chapters: readonly ChapterContent[]])[] = [
    [about.page, [opening(derivedCopy.headline, derivedCopy.firstAnswers), ...about.chapters(practice), about.closing]],
    [
      approach.page,
      [opening(derivedCopy.approach, ...derivedCopy.approachText), ...approach.chapters, approach.closing],
    ],
    [
      services.page,
      [
        opening(derivedCopy.services, derivedCopy.servicesText),
        ...services.chapters(practice),
        services.questions(practice),
        services.closing(practice),
      ],
    ],
    [contact.page, [opening(derivedCopy.contact, derivedCopy.enough), ...contact.chapters(practice)]],
    [privacy.page, privacy.listed(practice)],
    [accessibility.page, accessibility.chapters(practice)],
  ]
  const sentences: Sentence[] = []
  for (const [page, chapters] of pages)
    overrideTexts(page, chapters, (name, standard, titles) => {
      sentences.push({ name, standard, titles })
      return standard
    })
  return sentences
}
