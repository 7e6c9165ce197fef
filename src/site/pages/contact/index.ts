export { ContactReading } from './ContactReading'
