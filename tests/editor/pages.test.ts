import { describe, expect, it } from 'vitest'
import type { Draft } from '../../editor/page/draft'
import { isRead, notesIn, pageOf, pagesOf, withRead } from '../../editor/page/pages'
import type { EditorState, Note } from '../../editor/state'
import { withDerivedCopy } from '../../practice/derivedCopy'
import type { PracticeFile } from '../../practice/schema'
import { changed, ofFields } from '../practice/example'

const duration = ['services', '0', 'duration']
const statement: Note = { path: duration.join('.'), kind: 'statement', text: '', page: 'servicos' }
const missing: Note = { path: 'name', kind: 'wrong', text: '' }

/** A page of the editor with a practice in which these pages of the site have been found true. */
const draftOf = (file: object, confirmed: unknown = []): Draft => ({
  practice: { ...file, confirmed },
  server: { shown: withDerivedCopy(file as PracticeFile), notes: [statement, missing] } as unknown as EditorState,
  status: 'saved',
  problem: '',
})
const shown = withDerivedCopy(ofFields)
const allRead = pagesOf(shown).reduce<object>((practice, { id }) => withRead(practice, shown, id, true), ofFields)
const confirmed = 'confirmed' in allRead ? allRead.confirmed : []
/** The pages that are read no more after a change. */
const unreadIn = (file: unknown) => {
  const draft = draftOf(Object(file), confirmed)
  return pagesOf(shown).flatMap(({ id }) => (isRead(draft, id) ? [] : id))
}

describe('a page that was read, and found true', () => {
  it('is so until it is taken back', () => {
    expect(unreadIn(ofFields)).toEqual([])
    const { practice } = draftOf(ofFields, confirmed)
    const back = withRead(practice, shown, 'sobre', false)
    expect(isRead({ ...draftOf(ofFields), practice: back }, 'sobre')).toBe(false)
    expect(isRead({ ...draftOf(ofFields), practice: back }, 'contato')).toBe(true)
  })

  it.each<[what: string, file: unknown, pages: readonly string[]]>([
    ['an answer it shows', changed(ofFields, duration, '80 minutos'), ['servicos']],
    ['a sentence', { ...ofFields, texts: { 'sobre/como-trabalho/1': 'Escuto.' } }, ['sobre']],
    ['a phone number', changed(ofFields, ['contact', 'phone'], '(11) 3456-7899'), ['contato']],
    ['a sentence that is left out', { ...ofFields, texts: { 'sobre/como-trabalho/1': null } }, ['sobre']],
    [
      'what follows from an answer',
      changed(ofFields, ['contact', 'answerTime'], 'um dia'),
      ['inicio', 'sobre', 'contato'],
    ],
  ])('is to be read again after a change of %s', (_what, file, pages) => {
    expect(unreadIn(file)).toEqual(pages)
  })
})

it('a page that was read is not asked about the example, but about what is wrong', () => {
  const paths = (draft: Draft) => notesIn(draft).map(({ path }) => path)
  expect(paths(draftOf(ofFields))).toEqual([
    duration.join('.'),
    'name',
    ...pagesOf(shown).map(({ id }) => `texts.${id}`),
  ])
  expect(paths(draftOf(ofFields, confirmed))).toEqual(['name'])
})

it.each([undefined, 'sim', 5, [null]])('a file that says %j of its pages says nothing', (confirmed) => {
  expect(isRead(draftOf(ofFields, confirmed), 'sobre')).toBe(false)
})

it.each([
  ['contact.offices.0.district', 'contato'],
  ['contact.mailbox.name', 'privacidade'],
  ['texts.servicos/abertura/1', 'servicos'],
  ['name', 'inicio'],
])('%s is shown by the page %s', (path, id) => {
  expect(pageOf(path, shown).id).toBe(id)
})
