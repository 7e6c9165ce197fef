export { CrisisNote } from './CrisisNote'
export type { FooterLink } from './FooterLists'
export { SiteFooter } from './SiteFooter'
export { SmallFooter } from './SmallFooter'
