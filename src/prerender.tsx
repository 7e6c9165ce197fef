import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/App'
import { unansweredTexts } from './app/content'
import { notFoundRoute, pages, type Route, routes } from './app/routes'
import { createStore } from './app/store'
import { base, paths } from './core/paths'
import { practice } from './practice'
import { jsonLd, serializeJsonLd } from './seo/jsonLd'
import { SharedHead } from './seo/PageHead'
import { robotsTxt, sitemapXml, webManifest } from './seo/sitemap'
import { enabledTools } from './tools'

/** Server entry: what the build needs to write one HTML file per route, and what search engines and phones read. */
export { base, notFoundRoute, pages, practice, robotsTxt, routes, sitemapXml, webManifest }

/** Those of this practice. */
export const tools = enabledTools(practice)

/** React puts these first in its stream; they belong in the document's head. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

interface PrerenderedPage {
  head: string
  body: string
  /** What the page keeps hidden for when no script answers (index.html). */
  unanswered: string
  /** JSON-LD as the text of a script element, where the page has any. */
  data: string | null
}

export async function prerender(route: Route): Promise<PrerenderedPage> {
  await route.preload()
  const store = createStore({ path: route.path })
  // inside its boundary a failing view would become an empty page instead of an error
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={route.path}>
        <App store={store} />
      </StaticRouter>
    </StrictMode>,
    // pages are whole, never streamed: nothing may be left to inline scripts
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (failure) => void failures.push(failure) },
  )
  let html = ''
  for await (const chunk of prelude) html += chunk
  if (failures.length > 0) throw failures[0]
  const head = headTags.exec(html)?.[0]
  if (!head) throw new Error(`${route.path} has no head tags at the start of its stream`)
  const structured = jsonLd(route.page, practice)
  const shared = renderToStaticMarkup(<SharedHead practice={practice} />)
  return {
    head: head + shared,
    body: html.slice(head.length),
    unanswered: renderToStaticMarkup(<Unanswered path={route === notFoundRoute ? paths.home : route.path} />),
    data: structured && serializeJsonLd(structured),
  }
}

const Unanswered = ({ path }: { path: string }) => (
  <aside id="unanswered" className="unanswered screen-only" data-theme="carta" hidden>
    <p role="alert">{unansweredTexts.text}</p>
    <a href={path} className="btn">
      {unansweredTexts.reload}
    </a>
  </aside>
)
