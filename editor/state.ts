import type { WholePractice } from '../src/core/practice.ts'

export const editorPath = '/preencher'
export const guidePath = `${editorPath}/guia`
export const hostingPath = `${editorPath}/hospedagem`

/** Address of a page of the site as it was in a version. */
export const inVersion = (address: string, version: string) => `${address}?${new URLSearchParams({ versao: version })}`
export const versionIn = (address: string) => new URL(address, 'http://localhost').searchParams.get('versao')

/** What is to be said of a field, by its path (`contact.hours.0.opens`). */
export interface Note {
  path: string
  /** `wrong` stops the build; `example` is still the shipped value; `statement` waits for a yes; `warning` can stay. */
  kind: 'wrong' | 'example' | 'statement' | 'warning'
  text: string
  /** The name of a statement among the confirmed ones, wherever it stands now. */
  confirms?: string
  /** The place of a field the site does not know, to be taken out. */
  unknown?: readonly PropertyKey[]
}

/** The practice file and its photographs as they were at some time. */
export interface Version {
  name: string
  /** ISO 8601. */
  at: string
  /** What the site was built from; else what something has taken the place of. */
  isBuild: boolean
  /** What its file says, if it can be read. */
  practice?: object | undefined
}

/** What the editor's page knows. */
export interface EditorState {
  /** Folder of the project. */
  root: string
  /** The practice file as it stands; null if it cannot be read. */
  practice: object | null
  /** The file's version: another one whenever it has changed. */
  version: string
  /** Digest of the file and the photograph. */
  contents: string
  unreadable: string | null
  notes: Note[]
  /** Fields that a variable of the environment decides, by path. */
  fixed: Record<string, { variable: string; value: string }>
  /** The practice as the preview has it: in the place of what is wrong, what was right before. */
  shown: WholePractice
  hasOriginal: boolean
  /** What the greys of a photograph become, from black to white. */
  inks: readonly (readonly number[])[]
  /** Newest first. */
  versions: Version[]
  isBuilding: boolean
}

export interface BuildAnswer {
  folder: string
  isBuilt: boolean
  /** Digest of what it was built from. */
  contents: string
  /** Last lines the build has said, for whoever helps. */
  said: string
  /** Path of the first field that is wrong, which is why nothing was built. */
  wrong?: string
}
