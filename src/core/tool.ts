import type { UnknownAction } from '@reduxjs/toolkit'
import type { ComponentType, ReactNode } from 'react'
import type { ToolName } from './practice'
import type { Theme } from './sections'

/**
 * A self-reflection tool as the rest of the site sees it. The registry of these is `tools/index.ts`, which the store
 * draws from; routes, approach section, footer and sitemap take what the practice offers of it (`enabledTools`).
 * @typeParam Root the part of the store's state that the tool needs; by default that of whichever tool
 */
export interface Tool<Root = never> {
  /** Folder = slice = state key. */
  id: string
  path: string
  name: ToolName
  /** What it asks for, in one sentence. */
  summary: string
  theme: Theme
  /** Line drawing of radius 38 around the centre, by which the tool is known. */
  medallion: { href: string; viewBox: string }
  /** Loaded with every page, so that every recorded state is whole. */
  reducer: (state: never, action: UnknownAction) => unknown
  /** What only the tool's own page needs. */
  load: () => Promise<{ page: ToolModule<Root> }>
}

export interface ToolHead {
  description: string
  keywords: readonly string[]
}

/** What a tool's own page needs. All of it loads with the page: using a tool requests nothing. */
export interface ToolModule<Root> {
  head: ToolHead
  /** Its first `focusTargetProps` (ui/focusTarget), or the first in its result, is where the visitor is. */
  View: ComponentType<{ site: SiteParts }>
  /** Whether the action has brought the visitor to a place whose heading gets the focus. */
  hasArrived: (action: UnknownAction, root: Root, before: Root) => boolean
  /** The result as plain text, paragraphs separated by blank lines; title, date and colophon are added by the app. */
  plainText: (root: Root) => string
  /** In its saved image: the visitor's opening words and, where there are none, the question of the result. */
  imageTexts: (root: Root) => { words: string; question: string }
  /** The drawing as a sheet to be coloured by hand. */
  ColoringDrawing?: ComponentType
}

/** Parts of the site that a tool's result places, and knows nothing about. */
export interface SiteParts {
  /** "Explorar em Terapia", the link to the contact section; with an arrow where it is quiet. */
  TherapyLink: ComponentType<{ className: string; isQuiet?: boolean }>
  /** Buttons to save, copy and print, with the given one at the end. */
  Sharing: ComponentType<{ children: ReactNode }>
  /** Whom to reach about the result, on paper only. */
  colophon: ReactNode
  /** Links to the other tools. */
  otherTools: ReactNode
}
