export { approachContent } from './content'
export { ApproachSection } from './View'
