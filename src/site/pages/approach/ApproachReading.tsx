import type { ReactNode } from 'react'
import { Chapter, Chapters } from '../../../ui/reading/Chapter'
import { Closing } from '../../../ui/reading/Closing'
import type { ReadingProps } from '../types'
import { chapters, closing, toolsChapter } from './content'

interface Props extends Omit<ReadingProps, 'practice'> {
  /** The list of tools; nothing while there are none. */
  tools: ReactNode
}

/** Clinical approach page below its opening: dreams, images, four terms, the course of a process, what it is not. */
export function ApproachReading({ contactLink, link, tools }: Props) {
  return (
    <>
      <div className="rd">
        <Chapters chapters={chapters} link={link} />
        {tools ? (
          <Chapter chapter={toolsChapter} link={link}>
            {tools}
          </Chapter>
        ) : null}
      </div>
      <Closing content={closing}>{contactLink(closing.label)}</Closing>
    </>
  )
}
