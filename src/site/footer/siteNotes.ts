import { sitePages } from '../../core/pages'
import type { Practice } from '../../core/practice'

/** The pages about the site itself, as links. */
export const siteNotes = ({ aboutSlug }: Practice) =>
  sitePages(aboutSlug)
    .filter(({ section }) => section === null)
    .map(({ id, path, label }) => ({ id, to: path, label }))
