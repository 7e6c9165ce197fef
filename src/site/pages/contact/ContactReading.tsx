import { Chapters } from '../../../ui/reading/Chapter'
import { chaptersIn } from '../../../ui/reading/retold'
import type { ReadingProps } from '../types'
import { chapters, page } from './content'

/** Contact page below its opening, which holds the form: what happens next, the way there, online, urgent help. */
export function ContactReading({ practice, link }: Omit<ReadingProps, 'contactLink'>) {
  return (
    <div className="rd">
      <Chapters chapters={chaptersIn(page, practice, chapters(practice))} link={link} />
    </div>
  )
}
