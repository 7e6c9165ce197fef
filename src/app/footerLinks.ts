import { sitePages } from '../core/pages'
import { practice } from '../practice'
import { offeredTools } from './offered'

export const footerPages = sitePages(practice.aboutSlug)
  .filter(({ section }) => section !== null)
  .map(({ path, label }) => ({ to: path, label }))

export const footerTools = offeredTools.map(({ path, name }) => ({ to: path, label: name }))
