import type { SectionId, Tone } from './sections'

export type PageId = 'home' | 'about' | 'services' | 'approach' | 'contact' | 'privacy' | 'accessibility' | 'notFound'

/** A page as data: where it is, which colours it wears and which link of the bar it marks. */
export interface Page {
  id: PageId
  path: string
  tone: Tone
  /** Section whose bar link is current on this page; `null` marks none. */
  section: SectionId | null
  /** Name in lists of links (footer). */
  label: string
}

/** The site's own pages; the tools' pages follow from `tools/index.ts`. */
export const sitePages = (aboutSlug: string): readonly Page[] => [
  { id: 'home', path: '/', tone: 'papel', section: 'about', label: 'Início' },
  { id: 'about', path: `/sobre-${aboutSlug}`, tone: 'papel', section: 'about', label: 'Sobre mim' },
  {
    id: 'approach',
    path: '/atuacao-clinica-junguiana',
    tone: 'noite',
    section: 'approach',
    label: 'Atuação Clínica',
  },
  { id: 'services', path: '/servicos-terapia', tone: 'salvia', section: 'services', label: 'Serviços' },
  { id: 'contact', path: '/contato-agendar', tone: 'argila', section: 'contact', label: 'Contato' },
  { id: 'privacy', path: '/privacidade', tone: 'papel', section: null, label: 'Privacidade' },
  { id: 'accessibility', path: '/acessibilidade', tone: 'papel', section: null, label: 'Acessibilidade' },
]

/** Second address of the home page; its canonical address is `/` (specification 2.1). */
export const homeAlias = '/spa'

export const notFoundPage: Page = { id: 'notFound', path: '/404', tone: 'papel', section: null, label: '' }
