import { AccessibilitySymbol } from '../../../ui/reading/AccessibilitySymbol'
import { Chapters } from '../../../ui/reading/Chapter'
import { PlainOpening } from '../../../ui/reading/PlainOpening'
import type { ReadingProps } from '../types'
import { chapters, lead, title } from './content'

export function AccessibilityPage({ practice, link }: Omit<ReadingProps, 'contactLink'>) {
  return (
    <>
      <PlainOpening title={title} lead={lead} sign={<AccessibilitySymbol size={56} />} />
      <div className="rd">
        <Chapters chapters={chapters(practice)} link={link} />
      </div>
    </>
  )
}
