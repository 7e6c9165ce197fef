export { AboutSection } from './View'
