export type { Gate, GateLink } from './Plate'
export { ApproachSection, type ApproachSectionProps } from './View'
