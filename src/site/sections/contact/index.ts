export { ContactSection } from './View'
