import { paths } from './paths'
import type { SectionId, Theme } from './sections'

type PageId = 'home' | 'about' | 'services' | 'approach' | 'contact' | 'privacy' | 'accessibility' | 'notFound'

/** A page as data: where it is, which theme it has and which link of the bar it marks. */
export interface Page {
  id: PageId
  path: string
  theme: Theme
  /** Section whose bar link is current on this page; none where the page speaks of the site itself. */
  section: SectionId | null
  /** Name in lists of links (footer). */
  label: string
}

/** The site's own pages; the tools' pages follow from `tools/index.ts`. */
export const sitePages = (aboutSlug: string): readonly Page[] => [
  { id: 'home', path: paths.home, theme: 'papel', section: 'about', label: 'Início' },
  { id: 'about', path: paths.about(aboutSlug), theme: 'papel', section: 'about', label: 'Sobre mim' },
  { id: 'approach', path: paths.approach, theme: 'noite', section: 'approach', label: 'Atuação Clínica' },
  { id: 'services', path: paths.services, theme: 'salvia', section: 'services', label: 'Serviços' },
  { id: 'contact', path: paths.contact, theme: 'argila', section: 'contact', label: 'Contato' },
  { id: 'privacy', path: paths.privacy, theme: 'papel', section: null, label: 'Privacidade' },
  { id: 'accessibility', path: paths.accessibility, theme: 'papel', section: null, label: 'Acessibilidade' },
]

export const notFoundPage: Page = { id: 'notFound', path: paths.notFound, theme: 'papel', section: null, label: '' }
