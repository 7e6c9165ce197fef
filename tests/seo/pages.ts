import { notFoundPage, sitePages } from '../../src/core/pages'
import type { Practice } from '../../src/core/practice'
import type { HeadPage } from '../../src/seo/head'
import { tools } from '../../src/tools'

export const pagesOf = (practice: Practice) => sitePages(practice.aboutSlug)

/** Every page with a head: the site's own, the tools and the page for unknown addresses. */
export const headPages = (practice: Practice): readonly HeadPage[] => [...pagesOf(practice), ...tools, notFoundPage]
