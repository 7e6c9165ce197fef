import { tools } from '../tools'
import { pages } from './routes'

export const footerPages = pages
  .filter(({ about }) => about === 'practice')
  .map(({ path, label }) => ({ to: path, label }))

export const footerTools = tools.map(({ path, name }) => ({ to: path, label: name }))
