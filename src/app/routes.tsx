import { type ComponentType, lazy } from 'react'
import { notFoundPage, type Page, sitePages } from '../core/pages'
import { normalPath, paths } from '../core/paths'
import type { Practice } from '../core/practice'
import type { SectionId, Theme } from '../core/sections'
import { practice } from '../practice'
import { type HeadPage, type HeadTexts, headOfTool } from '../seo/head'
import { PageHead } from '../seo/PageHead'
import { type AnyTool, enabledTools } from '../tools'
import { loadTool } from './toolModules'

/** One address and what it shows. */
export interface Route {
  path: string
  /** The page shown there; two addresses may show one. */
  page: HeadPage
  theme: Theme
  /** Section whose bar link is current here. */
  section: SectionId | null
  /** The view, at once when it has been preloaded. */
  view(): ComponentType
  /** Fetches the view. */
  preload(): Promise<void>
  /** Source files of the view, by which the prerender step finds its chunks. */
  sources: readonly string[]
  /** The tool this is the page of. */
  tool?: AnyTool
}

type View = Pick<Route, 'view' | 'preload'>

/** A view that is fetched when its page is opened or about to be, and then once. */
function lazyView(fetchView: () => Promise<ComponentType>): View {
  let loading: Promise<ComponentType> | null = null
  let loaded: ComponentType | null = null
  const load = async () => {
    // what has failed is tried again when it is requested again
    loading ??= fetchView().catch((failure: unknown) => {
      loading = null
      throw failure
    })
    loaded = await loading
    return { default: loaded }
  }
  const Lazy = lazy(load)
  return {
    view: () => loaded ?? Lazy,
    preload: async () => void (await load()),
  }
}

/** What the module of a page has to offer. */
interface PageModule {
  default: ComponentType<{ practice: Practice }>
  head: HeadTexts
}

const pageModules: Record<Page['id'], () => Promise<PageModule>> = {
  home: () => import('../pages/home'),
  about: () => import('../pages/about'),
  approach: () => import('../pages/approach'),
  services: () => import('../pages/services'),
  contact: () => import('../pages/contact'),
  privacy: () => import('../pages/privacy'),
  accessibility: () => import('../pages/accessibility'),
  notFound: () => import('../pages/notFound'),
}

/** The view of a page together with its head, so that each is loaded with its page. */
const withHead = (page: HeadPage, texts: HeadTexts, View: PageModule['default']): ComponentType =>
  function Page() {
    return (
      <>
        <PageHead page={page} texts={texts} practice={practice} />
        <View practice={practice} />
      </>
    )
  }

function pageRoute(page: Page): Route {
  const view = lazyView(async () => {
    const { default: View, head } = await pageModules[page.id]()
    return withHead(page, head, View)
  })
  return { ...page, page, ...view, sources: [`src/pages/${page.id}.tsx`] }
}

export const pages = sitePages(practice.aboutSlug)

const pageRoutes: readonly Route[] = pages.map(pageRoute)

const toolRoutes: readonly Route[] = enabledTools(practice).map((tool) => ({
  path: tool.path,
  page: tool,
  theme: tool.theme,
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

export function routeOf(path: string): Route {
  const normal = normalPath(path)
  return routes.find((route) => route.path === normal) ?? notFoundRoute
}

/** Whether two addresses show one page, as `/` and `/spa` do. */
export const isSamePage = (path: string, other: string): boolean => routeOf(path).page.path === routeOf(other).page.path

export const isLanding = (path: string): boolean => routeOf(path).page.path === paths.home
