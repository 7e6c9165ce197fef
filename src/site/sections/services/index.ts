export { ServicesSection, type ServicesSectionProps } from './View'
