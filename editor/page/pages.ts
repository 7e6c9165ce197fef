import { normalised, valueAt, withDerivedCopy } from '../../practice/index.ts'
import type { Practice } from '../../src/core/practice.ts'
import { type Sentence, sentencesOf } from '../../src/pages/sentences.ts'
import type { Note } from '../state.ts'
import type { Draft } from './draft.ts'
import { fields, isBelow } from './groups.ts'
import { readingTexts } from './texts.ts'

export interface Page {
  /** The first part of its sentences' names. */
  id: string
  title: string
  path: string
  /** The fields it shows, each with all that is below it; the first page shows all others. */
  fields: string
}

/** The pages on which the site speaks for the practitioner. */
const pages: readonly [Page, ...Page[]] = [
  { id: 'inicio', title: 'Início', path: '/', fields: '' },
  { id: 'sobre', title: 'Sobre mim', path: '/sobre-', fields: 'education titles' },
  { id: 'atuacao', title: 'Atuação clínica', path: '/atuacao-clinica-junguiana', fields: 'tools' },
  {
    id: 'servicos',
    title: 'Serviços',
    path: '/servicos-terapia',
    fields: 'services clients clientsOnline fee languages agreements questions',
  },
  { id: 'contato', title: 'Contato', path: '/contato-agendar', fields: 'contact profiles' },
  {
    id: 'privacidade',
    title: 'Privacidade',
    path: '/privacidade',
    fields: 'contact.mailbox contact.form.service site.hosting messagesKept privacyReviewed',
  },
]

/** Fields that state nothing by themselves: a sentence that follows from one is on its page. */
const silent = ['texts', 'portrait', 'palette', 'contact.form', 'site.url', 'site.poweredBy']

/** The pages of a practice: the path of one ends in a name of its own. */
export const pagesOf = ({ aboutSlug }: Pick<Practice, 'aboutSlug'>): Page[] =>
  pages.map((page) => (page.id === 'sobre' ? { ...page, path: page.path + aboutSlug } : page))

/** The page that shows a field (the last match is the closest) or to which a sentence (`texts.sobre/…`) belongs. */
export const pageOf = (path: string, practice: Pick<Practice, 'aboutSlug'>): Page =>
  pagesOf(practice).findLast(
    ({ id, fields }) =>
      isBelow(path.replaceAll('/', '.'), `texts.${id}`) || fields.split(' ').some((field) => isBelow(path, field)),
  ) ?? pages[0]

/** A sentence with what stands on the page. */
export type ShownSentence = Sentence & { path: string; words: string | null }

interface Made {
  sentences: readonly ShownSentence[]
  /** For each page a text that changes whenever one of the page's sentences, or an answer it shows, has changed. */
  stamps: ReadonlyMap<string, string>
}
const known = new WeakMap<Practice, Made>()

export function madeOf(practice: Practice): Made {
  const { texts = {} } = practice
  const made = known.get(practice)
  if (made) return made
  const sentences = sentencesOf(withDerivedCopy({ ...practice, texts: undefined })).map((sentence) => {
    const words = texts[sentence.name] === undefined ? sentence.standard : (texts[sentence.name] ?? null)
    return { ...sentence, words: words && normalised(words), path: `texts.${sentence.name}` }
  })
  const stampOf = ({ id }: Page) => {
    const isOn = (name: string) => name.startsWith(`${id}/`) || (id === 'inicio' && name.includes('/abertura/'))
    // a phone number or an e-mail says nothing else on another page: only the contact page is read again for it
    const { phone = '', email = '' } = id === 'contato' ? {} : practice.contact
    const answers = fields.filter(({ path }) => !silent.includes(path) && pageOf(path, practice).id === id)
    return digestOf(
      JSON.stringify([
        sentences
          .filter(({ name }) => isOn(name))
          .map(({ words }) => words?.replaceAll(phone, '').replaceAll(email, '')),
        answers.map(({ path }) => valueAt(practice, path.split('.'))),
      ]),
    )
  }
  const now = {
    sentences,
    stamps: new Map(pages.map((page) => [page.id, `${page.id}:${stampOf(page)}`])),
  }
  known.set(practice, now)
  return now
}

/** Two texts that are not the same hardly ever have the same one. */
const digestOf = (text: string): string =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7).toString(36)

const confirmedIn = (practice: object): string[] => [valueAt(practice, ['confirmed']) ?? []].flat().map(String)

/** Whether the practitioner has found true what a page says now. */
export const isRead = ({ practice, server }: Draft, id: string): boolean =>
  server !== null && confirmedIn(practice).includes(madeOf(server.shown).stamps.get(id) ?? '')

/** The practice in which a page has been found true, or not any more. */
export function withRead(practice: object, shown: Practice, id: string, isTrue: boolean): object {
  const others = confirmedIn(practice).filter((entry) => !entry.startsWith(`${id}:`))
  return { ...practice, confirmed: isTrue ? [...others, madeOf(shown).stamps.get(id)] : others }
}

/** All that still asks for attention, by field; a page that is to be read stands for what it says. */
export function notesIn(draft: Draft): Note[] {
  const { notes, shown } = draft.server ?? {}
  if (!notes || !shown) return []
  const unread = pagesOf(shown).filter(({ id }) => !isRead(draft, id))
  return [
    ...notes.filter(({ page }) => !page || unread.some(({ id }) => id === page)),
    ...unread.map(
      ({ id, title }): Note => ({ path: `texts.${id}`, kind: 'statement', text: readingTexts.unread(title) }),
    ),
  ]
}
