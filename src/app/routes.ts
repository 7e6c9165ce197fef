import { type ComponentType, lazy } from 'react'
import { notFoundPage, type Page, sitePages } from '../core/pages'
import { base, normalPath, paths } from '../core/paths'
import type { SectionId, Tone } from '../core/sections'
import { practice } from '../practice'
import type { HeadTexts } from '../seo/content'
import { type HeadPage, headOfTool } from '../seo/head'
import type { AnyTool } from '../tools'
import { offeredTools } from './offered'
import { loadTool } from './toolModules'
import { withHead } from './withHead'

/** One address and what it shows. */
export interface Route {
  path: string
  /** The page shown there; two addresses may show one. */
  page: HeadPage
  tone: Tone
  /** Section whose bar link is current here. */
  section: SectionId | null
  /** The view, at once when it has been preloaded. */
  view(): ComponentType
  /** Fetches the view, at a second try if need be. */
  preload(): Promise<void>
  isLoaded(): boolean
  /** Source files of the view, by which the prerender step finds its chunks. */
  sources: readonly string[]
  /** The tool this is the page of. */
  tool?: AnyTool
}

type View = Pick<Route, 'view' | 'preload' | 'isLoaded'>

/** A view that is fetched only when its page is opened, and then once. */
function lazyView(fetchView: () => Promise<ComponentType>): View {
  const load = once(fetchView)
  const Lazy = lazy(async () => ({ default: await load() }))
  let loaded: ComponentType | null = null
  return {
    view: () => loaded ?? Lazy,
    isLoaded: () => loaded !== null,
    preload: async () => {
      loaded = await load().catch(load)
    },
  }
}

/** An attempt that is made once and gives the same promise every time, unless it has failed: then it is made again. */
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

/** What the module of a page has to offer. */
interface PageModule {
  default: ComponentType
  head: HeadTexts
}

const pageModules = import.meta.glob<PageModule>('./pages/*.tsx')

function pageRoute(page: Page): Route {
  const load = pageModules[`./pages/${page.id}.tsx`]
  if (!load) throw new Error(`page "${page.id}" has no view at src/app/pages/${page.id}.tsx`)
  const view = lazyView(async () => {
    const { default: View, head } = await load()
    return withHead(page, head, View)
  })
  return { ...page, page, ...view, sources: [`src/app/pages/${page.id}.tsx`] }
}

export { base }

export const pages = sitePages(practice.aboutSlug)

const pageRoutes: readonly Route[] = pages.map(pageRoute)

const toolRoutes: readonly Route[] = offeredTools.map((tool) => ({
  path: tool.path,
  page: tool,
  tone: tool.tone,
  section: null,
  tool,
  sources: ['src/app/toolPage.tsx', `src/tools/${tool.id}/View.tsx`],
  ...lazyView(async () => {
    const { page, head } = await loadTool(tool)
    return withHead(tool, headOfTool(tool.name, head), page)
  }),
}))

const aliasRoutes: readonly Route[] = pageRoutes
  .filter(({ path }) => path === paths.home)
  .map((home) => ({ ...home, path: paths.homeAlias }))

export const routes: readonly Route[] = [...pageRoutes, ...toolRoutes, ...aliasRoutes]

export const notFoundRoute: Route = pageRoute(notFoundPage)

export const routeOf = (path: string): Route => routes.find((route) => route.path === normalPath(path)) ?? notFoundRoute

/** Whether two addresses show one page, as `/` and `/spa` do. */
export const isSamePage = (path: string, other: string): boolean => routeOf(path).page.path === routeOf(other).page.path

export const isLanding = (path: string): boolean => routeOf(path).page.path === paths.home
