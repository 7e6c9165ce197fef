import { sitePages } from '../core/pages'
import { practice } from '../practice'
import { tools } from '../tools'

export const footerPages = sitePages(practice.aboutSlug)
  .filter(({ about }) => about === 'practice')
  .map(({ path, label }) => ({ to: path, label }))

export const footerTools = tools.map(({ path, name }) => ({ to: path, label: name }))
