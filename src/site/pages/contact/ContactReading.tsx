import { Chapters } from '../../../ui/reading/Chapter'
import type { ReadingProps } from '../types'
import { chapters } from './content'

/** Contact page below its opening, which holds the form: what happens next, the way there, online, urgent help. */
export function ContactReading({ practice, link }: Omit<ReadingProps, 'contactLink'>) {
  return (
    <div className="rd">
      <Chapters chapters={chapters(practice)} link={link} />
    </div>
  )
}
