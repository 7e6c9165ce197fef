import type { ComponentType } from 'react'
import type { Reducer } from '@reduxjs/toolkit'
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
  head: { title: string; description: string; keywords: readonly string[] }
  reducer: Reducer
  loadView: () => Promise<ComponentType>
}
