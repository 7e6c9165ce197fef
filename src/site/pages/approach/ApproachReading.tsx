import type { ReactNode } from 'react'
import { Chapter, Chapters } from '../../../ui/reading/Chapter'
import { Closing } from '../../../ui/reading/Closing'
import { chaptersIn, closingIn } from '../../../ui/reading/retold'
import type { ReadingProps } from '../types'
import { chapters, closing, page, toolsChapter } from './content'

interface Props extends ReadingProps {
  /** The list of tools. */
  tools: ReactNode
}

/** Clinical approach page below its opening: dreams, images, four terms, the course of a process, what it is not. */
export function ApproachReading({ practice, contactLink, link, tools }: Props) {
  return (
    <>
      <div className="rd">
        <Chapters chapters={chaptersIn(page, practice, chapters)} link={link} />
        <Chapter chapter={toolsChapter} link={link}>
          {tools}
        </Chapter>
      </div>
      <Closing content={closingIn(page, practice, closing)}>{contactLink(closing.label)}</Closing>
    </>
  )
}
