export { CrisisNote } from './CrisisNote'
export { SiteFooter } from './SiteFooter'
export { SmallFooter } from './SmallFooter'
