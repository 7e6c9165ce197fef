export { ServicesSection } from './View'
