import { type PageId, sitePages } from '../../core/pages'
import { paths } from '../../core/paths'
import type { Practice } from '../../core/practice'

/** Address of a page of the site. */
export const pathOf = (practice: Pick<Practice, 'aboutSlug'>, id: PageId): string =>
  sitePages(practice.aboutSlug).find((page) => page.id === id)?.path ?? paths.home
