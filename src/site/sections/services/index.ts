export { servicesContent } from './content'
export { ServicesSection } from './View'
