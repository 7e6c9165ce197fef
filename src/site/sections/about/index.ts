export { AboutSection, type AboutSectionProps } from './View'
