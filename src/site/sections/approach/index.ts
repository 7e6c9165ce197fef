export { ApproachSection } from './View'
