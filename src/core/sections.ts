import { at, paths } from './paths'

/**
 * The landing page's sections in landing order; a section's index here is its `position` (about 0 … contact 3).
 * To add a section: an entry here, a view in `pages/home.tsx`, and `:target` rules in `carousel.css` and `themes.css`.
 */
export const sections = [
  { id: 'about', anchor: 'about', address: paths.home, label: 'Início', theme: 'papel', pagePath: paths.home },
  {
    id: 'approach',
    anchor: 'emotional-map',
    address: at('/#emotional-map'),
    label: 'Atuação Clínica',
    theme: 'noite',
    pagePath: paths.approach,
  },
  {
    id: 'services',
    anchor: 'services',
    address: at('/#services'),
    label: 'Serviços',
    theme: 'salvia',
    pagePath: paths.services,
  },
  {
    id: 'contact',
    anchor: 'contact',
    address: at('/#contact'),
    label: 'Contato',
    theme: 'argila',
    pagerTheme: 'rodape',
    pagePath: paths.contact,
  },
] as const satisfies readonly SectionShape[]

interface SectionShape {
  id: string
  /** Element id on the landing page and hash of the address. */
  anchor: string
  address: string
  label: string
  theme: Theme
  /** Colours of the pager below the slide, where they differ from the slide's. */
  pagerTheme?: Theme
  /** Where its link in the bar leads from the other pages. */
  pagePath: string
}

export type SectionId = (typeof sections)[number]['id']
export type Section = SectionShape & { id: SectionId }

/** Colour set of a section or page, see `ui/styles/themes.css`. */
export type Theme =
  | 'papel'
  | 'noite'
  | 'salvia'
  | 'argila'
  | 'carta'
  | 'rodape'
  | 'velino'
  | 'aurora'
  | 'mata'
  | 'abismo'

/** Grounds on which the brown of the footer would clash. */
export const darkThemes: readonly Theme[] = ['mata', 'abismo']

export const positionOf = (id: SectionId): number => sections.findIndex((section) => section.id === id)

export const sectionOf = (id: SectionId): Section => sections.find((section) => section.id === id) ?? sections[0]

export const pagerTheme = (id: SectionId): Theme => sectionOf(id).pagerTheme ?? sectionOf(id).theme

/** The section a landing-page hash (`#services`) leads to: the first without a hash, none for any other fragment. */
export const sectionOfHash = (hash: string): SectionId | null =>
  hash === '' ? sections[0].id : (sections.find((section) => `#${section.anchor}` === hash)?.id ?? null)

export const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const
