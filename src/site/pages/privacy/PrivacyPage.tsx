import type { FormService } from '../../../core/practice'
import { Chapter, Chapters } from '../../../ui/reading/Chapter'
import { ContentsNote } from '../../../ui/reading/ContentsNote'
import { PlainOpening } from '../../../ui/reading/PlainOpening'
import { chaptersIn } from '../../../ui/reading/retold'
import type { ReadingProps } from '../types'
import { contents, lead, listed, page, title, written } from './content'

interface Props extends Omit<ReadingProps, 'contactLink'> {
  service: FormService | undefined
}

export function PrivacyPage({ practice, link, service }: Props) {
  const chapters = chaptersIn(page, practice, listed(practice, service))
  return (
    <>
      <PlainOpening title={title} lead={lead} />
      <div className="rd">
        <Chapter chapter={written(practice)} link={link} aside={<ContentsNote title={contents} entries={chapters} />} />
        <Chapters chapters={chapters} link={link} />
      </div>
    </>
  )
}
