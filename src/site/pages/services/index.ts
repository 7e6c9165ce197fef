export { ServicesReading } from './ServicesReading'
