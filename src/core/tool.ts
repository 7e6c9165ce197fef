import type { UnknownAction } from '@reduxjs/toolkit'
import type { ComponentType, ReactNode } from 'react'
import type { Tone } from './sections'

/**
 * A self-reflection tool as the rest of the site sees it. The registry of these is `tools/index.ts`, which the store draws
 * from; routes, approach section, footer and sitemap take what the practice offers of it (`app/offered.ts`).
 * @typeParam Root the part of the store's state that the tool needs; by default that of whichever tool
 */
export interface Tool<Root = never> {
  /** Folder = slice = state key. */
  id: string
  path: string
  name: string
  tone: Tone
  /** Line drawing of radius 38 around the centre, by which the tool is known. */
  medallion: { href: string; viewBox: string }
  /** On every page from the start; actions and selectors stand in files of their own, to load with the tool's page. */
  reducer: (state: never, action: UnknownAction) => unknown
  /** What the visitor has typed in it, to be copied where it would be lost. */
  typed: (root: Root) => string
  /** What only the tool's own page needs: `page.ts` of its folder. */
  load: () => Promise<ToolModule<Root>>
}

export interface ToolHead {
  description: string
  keywords: readonly string[]
}

export interface ToolModule<Root> {
  head: ToolHead
  /** Its first `arrivalHeading` (ui/arrival) is that of the place where the visitor is. */
  View: ComponentType<ToolParts>
  /** Whether the action has brought the visitor to a place whose heading gets the focus. */
  hasArrived: (action: UnknownAction, root: Root, before: Root) => boolean
  /** Where the tool's images and thoughts come from, in a sentence or two. */
  sources: string
  /** The result as plain text, paragraphs separated by blank lines; who offers it, disclaimer and crisis note are added by the app. */
  plainText: (root: Root) => string
  /** What comes with the first choice, once it has come. */
  later: { loaded: () => LaterPart<Root> | undefined }
  /** The visitor's drawing once it is finished, at rest; until then what it would stand for: the sun of the contact section. */
  Finished?: ComponentType<{ children: ReactNode }>
  /** The drawing as a file, for those who want to keep it (`pictureOf` in ui/tool makes this). */
  drawPicture: (root: Root, format: PictureFormat, look: PlateLook) => Promise<Blob>
}

export interface Kept {
  page: string
  /** What she would say of it in a conversation. */
  sentence: string
}

/** What a kept result has from the part of a tool that comes later. */
interface LaterPart<Root> {
  /** The page the visitor has made of the result, and her sentence; none without. */
  keptOf: (root: Root) => Kept | null
  /** “O que fica”, paragraph by paragraph, before everything else that is copied; none without answers. */
  paragraphsOf: (root: Root) => readonly string[]
  /** Lines by which results of the tool can be brought back and set side by side. */
  series?: {
    /** What is chosen, and the day (ISO), in the line from which it is read back. */
    choicesOf: (root: Root, day: string | null) => string
    /** The results of before that stand beside it, and what they say together. */
    paragraphsOf: (root: Root) => readonly string[]
  }
}

/** For paper as pixels or lines, and for the screen of a phone. */
export type PictureFormat = 'png' | 'svg' | 'phone'

/** What a saved drawing has from the page: its title, colours and the day, in words. */
export interface PlateLook {
  tone: Tone
  title: string
  /** Its place among the tools. */
  number: string
  date: string
  kept: Kept | null
  /** The line by which the result can be read back, for the file itself, out of sight; may be empty. */
  choices: string
}

/** Pieces of the site that a tool's view places, and knows nothing about. */
export interface ToolParts {
  /** Link to the contact section, "Explorar em Terapia". */
  therapy: ReactNode
  /** Button that puts a sentence of hers into the contact form's message, and leads there; none without a form. */
  ToMessage: ComponentType<{ sentence: string; children: ReactNode }> | undefined
  /** Print, copy, save as a picture. */
  outputs: ReactNode
  /** Who to reach about the result, on paper only. */
  colophon: ReactNode
  /** The ways to the other tools. */
  otherTools: ReactNode
}
