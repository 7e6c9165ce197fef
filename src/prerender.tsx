import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { App } from './app/App'
import { IncompleteNotice } from './app/ErrorNotices'
import { idleNavigator } from './app/links'
import { offeredTools } from './app/offered'
import { base, notFoundRoute, pages, type Route, routes } from './app/routes'
import { createStore } from './app/store'
import { practice } from './practice'
import { faqPage, jsonLd, serializeJsonLd } from './seo/jsonLd'
import { SharedHead } from './seo/SharedHead'
import { robotsTxt, sitemapXml, webManifest } from './seo/sitemap'
import { questionsOf } from './site/pages/services'

/** Server entry: what the build needs to write one HTML file per route, and what search engines and phones read. */
export { base, notFoundRoute, offeredTools as tools, pages, practice, robotsTxt, routes, sitemapXml, webManifest }

/** React puts these first in its stream; they belong in the document's head. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

interface PrerenderedPage {
  head: string
  body: string
  /** What the page keeps hidden for when its application does not come. */
  incomplete: string
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
      <App store={store} navigator={idleNavigator} isStatic />
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
  const incomplete = <IncompleteNotice isUnknown={route === notFoundRoute} />
  return {
    head: head + shared,
    body: html.slice(head.length),
    incomplete: renderToStaticMarkup(incomplete),
    data: structured && serializeJsonLd([structured, ...faqPage(questionsOf(practice))]),
  }
}
