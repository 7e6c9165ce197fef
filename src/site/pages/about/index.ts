export { AboutReading } from './AboutReading'
