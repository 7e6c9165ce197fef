import { AccessibilitySymbol } from '../../../ui/reading/AccessibilitySymbol'
import { Chapters } from '../../../ui/reading/Chapter'
import { PlainOpening } from '../../../ui/reading/PlainOpening'
import { chaptersIn } from '../../../ui/reading/retold'
import type { ReadingProps } from '../types'
import { chapters, lead, page, title } from './content'

export function AccessibilityPage({ practice, link }: Omit<ReadingProps, 'contactLink'>) {
  return (
    <>
      <PlainOpening title={title} lead={lead} sign={<AccessibilitySymbol size={56} />} />
      <div className="rd">
        <Chapters chapters={chaptersIn(page, practice, chapters(practice))} link={link} />
      </div>
    </>
  )
}
