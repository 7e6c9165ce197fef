import type { Reducer } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { Tone } from './sections'

/**
 * A self-reflection tool as the rest of the site sees it. Everything that lists or mounts tools (routes, store, approach
 * section, footer, heads, sitemap) draws from `tools/index.ts`, the list of these.
 */
export interface Tool {
  /** Folder = slice = state key. */
  id: string
  path: string
  name: string
  tone: Tone
  /** Line drawing of radius 38 around the centre, by which the tool is known. */
  medallion: { href: string; viewBox: string }
  head: { title: string; description: string; keywords: readonly string[] }
  reducer: Reducer
  loadView: () => Promise<ComponentType>
}
