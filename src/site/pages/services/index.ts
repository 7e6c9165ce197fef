export { questions } from './content'
export { ServicesReading } from './ServicesReading'
