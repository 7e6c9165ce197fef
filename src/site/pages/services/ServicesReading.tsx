import { Chapter, Chapters } from '../../../ui/reading/Chapter'
import { Closing } from '../../../ui/reading/Closing'
import { FactLine } from '../../../ui/reading/FactLine'
import { chaptersIn, closingIn } from '../../../ui/reading/retold'
import type { ReadingProps } from '../types'
import { agreements, chapters, closing, facts, page, questions } from './content'

/** Services page below its opening: first session, rhythm, online care, fees, questions. */
export function ServicesReading({ practice, contactLink, link }: ReadingProps) {
  const more = agreements(practice)
  const end = closing(practice)
  return (
    <>
      <div className="rd">
        <Chapters chapters={chaptersIn(page, practice, chapters(practice))} link={link} />
        {facts(practice).map((fact) => (
          <FactLine key={fact.term} fact={fact} />
        ))}
        {more && <Chapter chapter={more} link={link} />}
        <Chapters chapters={chaptersIn(page, practice, [questions(practice)])} link={link} />
      </div>
      <Closing content={closingIn(page, practice, end)}>{contactLink(end.label)}</Closing>
    </>
  )
}
