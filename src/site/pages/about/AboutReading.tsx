import { Chapters } from '../../../ui/reading/Chapter'
import { Closing } from '../../../ui/reading/Closing'
import { chaptersIn, closingIn } from '../../../ui/reading/retold'
import type { ReadingProps } from '../types'
import { chapters, closing, page } from './content'

/** About page below its opening: training, what practice teaches, manner of working. */
export function AboutReading({ practice, contactLink, link }: ReadingProps) {
  return (
    <>
      <div className="rd">
        <Chapters chapters={chaptersIn(page, practice, chapters(practice))} link={link} />
      </div>
      <Closing content={closingIn(page, practice, closing)}>{contactLink(closing.label)}</Closing>
    </>
  )
}
