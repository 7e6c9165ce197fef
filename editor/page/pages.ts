import { valueAt, withDerivedCopy } from '../../practice/index.ts'
import type { WholePractice } from '../../src/core/practice.ts'
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
  /** Fields that are shown at its beginning, and those whose parts are marked with them (`data-field`). */
  beginning: readonly string[]
  parts?: string
}

/** The pages on which the site speaks for the practitioner, and where they show a field and all that is below it. */
const pages: readonly Page[] = [
  {
    id: 'inicio',
    title: 'Início',
    path: '/',
    beginning: ['', 'texts'],
    parts: 'credentials biography palette portrait',
  },
  { id: 'sobre', title: 'Sobre mim', path: '/sobre-', beginning: ['texts.sobre'], parts: 'education titles' },
  {
    id: 'atuacao',
    title: 'Atuação clínica',
    path: '/atuacao-clinica-junguiana',
    beginning: ['texts.atuacao'],
    parts: 'tools',
  },
  {
    id: 'servicos',
    title: 'Serviços',
    path: '/servicos-terapia',
    beginning: ['services', 'texts.servicos'],
    parts: 'clients clientsOnline fee languages agreements questions',
  },
  {
    id: 'contato',
    title: 'Contato',
    path: '/contato-agendar',
    beginning: ['contact', 'texts.contato'],
    parts: 'contact.answerTime contact.hours contact.offices contact.offices.1 contact.form profiles',
  },
  {
    id: 'privacidade',
    title: 'Privacidade',
    path: '/privacidade',
    beginning: ['texts.privacidade'],
    parts: 'contact.mailbox contact.form.service site.hosting site.poweredBy messagesKept privacyReviewed',
  },
  { id: 'acessibilidade', title: 'Acessibilidade', path: '/acessibilidade', beginning: ['texts.acessibilidade'] },
]

/** The pages of a practice: the path of one ends in a name of hers. */
export const pagesOf = ({ aboutSlug }: Pick<WholePractice, 'aboutSlug'>): Page[] =>
  pages.map((page) => (page.id === 'sobre' ? { ...page, path: page.path + aboutSlug } : page))

/** The page that the preview shows for a field, and which part of it; without one, its beginning. */
export function placeOf(path: string, practice: Pick<WholePractice, 'aboutSlug'>): { page: Page; part: string | null } {
  const places = pagesOf(practice).flatMap((page) => [
    ...page.beginning.map((field) => ({ field, page, part: null })),
    ...(page.parts?.split(' ') ?? []).map((field) => ({ field, page, part: `[data-field~="${field}"]` })),
  ])
  // the nearest one that is named; the first names the empty path
  return places
    .filter(({ field }) => isBelow(path.replaceAll('/', '.'), field))
    .reduce((near, one) => (one.field.length > near.field.length ? one : near))
}

/** The field that is shown by the part of the page around what is clicked, if any; of several, the first. */
export function shownAround(clicked: Element): { path: string; element: HTMLElement } | null {
  const element = clicked.closest<HTMLElement>('[data-field]')
  const [path] = element?.dataset.field?.split(' ') ?? []
  return element && path ? { path, element } : null
}

/** The sentences of a page as they stand, the standard ones by what has been answered. */
const wordsOn = ({ id }: Page, practice: WholePractice, sentences: readonly Sentence[]) =>
  sentences
    .filter(({ name }) => name.startsWith(`${id}/`) || (id === 'inicio' && name.includes('/abertura/')))
    .map(({ name, standard }) => (practice.texts?.[name] === undefined ? standard : practice.texts[name]))

const digests = new WeakMap<WholePractice, ReadonlyMap<string, string>>()

/** Says of each page what it states: another text whenever one of its sentences, or an answer it shows, has changed. */
export function digestsOf(practice: WholePractice): ReadonlyMap<string, string> {
  const known = digests.get(practice)
  if (known) return known
  const sentences = sentencesOf(withDerivedCopy({ ...practice, texts: undefined }))
  const made = new Map(
    pagesOf(practice).map((page) => {
      const answers = fields
        .filter(({ path }) => placeOf(path, practice).page.id === page.id)
        .map(({ path }) => valueAt(practice, path.split('.')))
      const stated = JSON.stringify([wordsOn(page, practice, sentences), answers])
      return [page.id, `${page.id}:${digestOf(stated)}`]
    }),
  )
  digests.set(practice, made)
  return made
}

/** Two texts that are not the same hardly ever have the same one. */
const digestOf = (text: string): string =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7).toString(36)

const confirmedIn = (practice: object): string[] => [valueAt(practice, ['confirmed']) ?? []].flat().map(String)

/** Whether the practitioner has found true what a page says now. */
export const isRead = ({ practice, server }: Draft, id: string): boolean =>
  server !== null && confirmedIn(practice).includes(digestsOf(server.shown).get(id) ?? '')

/** The practice in which a page has been found true, or not any more. */
export function withRead(practice: object, shown: WholePractice, id: string, isTrue: boolean): object {
  const others = confirmedIn(practice).filter((entry) => !entry.startsWith(`${id}:`))
  return { ...practice, confirmed: isTrue ? [...others, digestsOf(shown).get(id)] : others }
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
