export { ApproachReading } from './ApproachReading'
