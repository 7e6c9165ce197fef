export { SiteFooter } from './SiteFooter'
export { SmallFooter } from './SmallFooter'
