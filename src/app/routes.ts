import { type ComponentType, lazy } from 'react'
import { notFoundPage, type PageId, sitePages } from '../core/pages'
import { base, paths } from '../core/paths'
import type { SectionId, Tone } from '../core/sections'
import type { Tool } from '../core/tool'
import { practice } from '../practice'
import type { HeadPage } from '../seo/head'
import { tools } from '../tools'
import { loadTool } from './toolModules'

/** One address and what it shows. */
export interface Route {
  path: string
  head: HeadPage
  tone: Tone
  /** Section whose bar link is current here. */
  section: SectionId | null
  /** The view, at once when it has been preloaded. */
  view(): ComponentType
  preload(): Promise<void>
  /** Source files of the view, by which the prerender step finds its chunks. */
  sources: readonly string[]
  /** The tool this is the page of. */
  tool?: Tool
}

type View = Pick<Route, 'view' | 'preload'>

/** A view that is fetched only when its page is opened, and then once. */
function lazyView(fetchView: () => Promise<ComponentType>): View {
  const load = once(fetchView)
  const Lazy = lazy(async () => ({ default: await load() }))
  let loaded: ComponentType | null = null
  return {
    view: () => loaded ?? Lazy,
    preload: async () => {
      loaded = await load()
    },
  }
}

/** The same promise every time, but for one that has failed: that is tried again. */
function once<T>(attempt: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | null = null
  return () => {
    promise ??= attempt().catch((reason: unknown) => {
      promise = null
      throw reason
    })
    return promise
  }
}

const pageViews = import.meta.glob<ComponentType>('./pages/*.tsx', { import: 'default' })

function pageView(id: PageId): View & Pick<Route, 'sources'> {
  const load = pageViews[`./pages/${id}.tsx`]
  if (!load) throw new Error(`page "${id}" has no view at src/app/pages/${id}.tsx`)
  return { ...lazyView(load), sources: [`src/app/pages/${id}.tsx`] }
}

export { base }

export const pages = sitePages(practice.aboutSlug)

const pageRoutes: readonly Route[] = pages.map((page) => ({ ...page, head: page, ...pageView(page.id) }))

const toolRoutes: readonly Route[] = tools.map((tool) => ({
  path: tool.path,
  head: tool,
  tone: tool.tone,
  section: null,
  tool,
  sources: ['src/app/toolPage.tsx', `src/tools/${tool.id}/page.ts`],
  ...lazyView(async () => (await loadTool(tool)).page),
}))

const aliasRoutes: readonly Route[] = pages
  .filter(({ id }) => id === 'home')
  .map((home) => ({ ...home, head: home, path: paths.homeAlias, ...pageView(home.id) }))

export const routes: readonly Route[] = [...pageRoutes, ...toolRoutes, ...aliasRoutes]

export const notFoundRoute: Route = { ...notFoundPage, head: notFoundPage, ...pageView(notFoundPage.id) }

/** A path without the `index.html` or the final slash some hosts add. */
export function normalPath(path: string): string {
  const bare = path.replace(/\/index\.html$/, '').replace(/\/+$/, '')
  return bare === base ? paths.home : bare
}

export const routeOf = (path: string): Route => routes.find((route) => route.path === normalPath(path)) ?? notFoundRoute

/** Whether two addresses show one page, as `/` and `/spa` do. */
export const isSamePage = (path: string, other: string): boolean => routeOf(path).head.path === routeOf(other).head.path

export const isLanding = (path: string): boolean => routeOf(path).head.path === paths.home
