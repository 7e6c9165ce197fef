import type { Practice } from '../../../core/practice'
import { chaptersIn } from '../../../ui/reading/retold'
import { page, questions } from './content'

export { ServicesReading } from './ServicesReading'

/** The questions on the page, for search engines. */
export const questionsOf = (practice: Practice) => chaptersIn(page, practice, [questions(practice)])[0]?.questions ?? []
