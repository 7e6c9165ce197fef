import { Chapter, Chapters } from '../../../ui/reading/Chapter'
import { Closing } from '../../../ui/reading/Closing'
import { chaptersIn, closingIn } from '../../../ui/reading/retold'
import type { ReadingProps } from '../types'
import { chapters, closing, page, toolsChapter } from './content'

interface Props extends ReadingProps {
  tools: readonly { name: string; path: string; summary: string }[]
}

/** Clinical approach page below its opening: dreams, images, four terms, the course of a process, what it is not. */
export function ApproachReading({ practice, contactLink, link: Link, tools }: Props) {
  return (
    <>
      <div className="rd">
        <Chapters chapters={chaptersIn(page, practice, chapters)} link={Link} />
        <Chapter chapter={toolsChapter} link={Link}>
          {tools.map(({ name, path, summary }) => (
            <div key={name} className="rd__row">
              <h3 className="rd__title">
                <Link to={path} className="link">
                  {name}
                </Link>
              </h3>
              <p className="read">{summary}</p>
            </div>
          ))}
        </Chapter>
      </div>
      <Closing content={closingIn(page, practice, closing)}>{contactLink(closing.label)}</Closing>
    </>
  )
}
