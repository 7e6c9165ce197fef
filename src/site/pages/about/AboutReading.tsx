import { Chapters } from '../../../ui/reading/Chapter'
import { Closing } from '../../../ui/reading/Closing'
import type { ReadingProps } from '../types'
import { chapters, closing } from './content'

/** About page below its opening: training, what practice teaches, manner of working. */
export function AboutReading({ practice, contactLink, link }: ReadingProps) {
  return (
    <>
      <div className="rd">
        <Chapters chapters={chapters(practice)} link={link} />
      </div>
      <Closing content={closing}>{contactLink(closing.label)}</Closing>
    </>
  )
}
