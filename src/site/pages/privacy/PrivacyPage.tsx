import type { FormService } from '../../../core/practice'
import { Chapter, Chapters } from '../../../ui/reading/Chapter'
import { ContentsNote } from '../../../ui/reading/ContentsNote'
import { PlainOpening } from '../../../ui/reading/PlainOpening'
import type { ReadingProps } from '../types'
import { contents, lead, listed, title, written } from './content'

interface Props extends Omit<ReadingProps, 'contactLink'> {
  /** Whether the site has self-reflection tools to speak of. */
  hasTools: boolean
  service: FormService
}

export function PrivacyPage({ practice, link, hasTools, service }: Props) {
  const chapters = listed(practice, service, hasTools)
  return (
    <>
      <PlainOpening title={title} lead={lead(hasTools)} />
      <div className="rd">
        <Chapter
          chapter={written(practice, hasTools)}
          link={link}
          aside={<ContentsNote title={contents} entries={chapters} />}
        />
        <Chapters chapters={chapters} link={link} />
      </div>
    </>
  )
}
