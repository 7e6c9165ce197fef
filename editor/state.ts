import type { Practice } from '../src/core/practice.ts'

export const editorPath = '/preencher'
/** Where the texts lie, so that their links lead somewhere. */
export const guidePath = '/GUIA.md'
export const hostingPath = '/docs/guia/hospedagem.md'

/** What a page names as the version it goes on from where it is to write over whatever is there. */
export const anyVersion = '*'

/** What is to be said of a field, by its path (`contact.hours.0.opens`). */
export interface Note {
  path: string
  /** `wrong` stops the build; `example` is still the shipped value; `statement` may be true as it is. */
  kind: 'wrong' | 'example' | 'statement'
  text: string
  /** Of a statement: the page of the site that is to be read for it. */
  page?: string
}

/** What the editor's page knows. */
export interface EditorState {
  /** The practice file as it stands; null if it cannot be read. */
  practice: object | null
  /** The file's version: another one whenever it has changed. */
  version: string
  unreadable: string | null
  notes: Note[]
  /** The practice as the preview has it: in the place of what is wrong, what was right before. */
  shown: Practice
}

export interface BuildAnswer {
  folder: string
  isBuilt: boolean
  /** Last lines of the output of the build, for whoever helps. */
  output: string
}
