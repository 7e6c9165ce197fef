import { memo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { numerals, positionOf, type Section, type SectionId, sectionOf, sections } from '../../core/sections'
import { texts as stripTexts } from '../../ui/content'
import { Icon } from '../../ui/Icon'
import { Strip } from '../../ui/Strip'
import { texts } from './content'
import { useCovered, useCoveredSection } from './covered'
import { indexOf, sectionAt } from './geometry'
import { nextAsked, previousAsked, selectIsAnnounced, selectIsStacked, selectSection, slidePicked } from './slice'

/**
 * Previous and next section and the position indicator, below the slides. The first labels of the state are new elements, so
 * that no word of the prerendered ones counts as moved (layout shift); in a move only their text changes.
 */
export const CarouselStrip = () => <SectionStrip section={useCoveredSection()} />

const SectionStrip = memo(function SectionStrip({ section }: { section: SectionId }) {
  const dispatch = useDispatch()
  const current: Section = sectionOf(section)
  const previous = sectionOf(sectionAt(indexOf(current.id) - 1))
  const labels = useSelector(selectIsStacked) ? 'prerendered' : 'live'
  const next = sectionOf(sectionAt(indexOf(current.id) + 1))
  return (
    <Strip
      label={texts.strip}
      tone={current.stripTone ?? current.tone}
      previous={
        <button
          type="button"
          className="strip__step"
          aria-label={stripTexts.previous(previous.label)}
          onClick={() => dispatch(previousAsked())}
        >
          <Icon name="previous" />
          <span key={labels}>{previous.label}</span>
        </button>
      }
      positions={sections.map((section, index) => (
        <button
          key={section.id}
          type="button"
          className="strip__position"
          aria-current={section.id === current.id ? 'true' : undefined}
          aria-label={stripTexts.position(numerals[index] ?? '', section.label)}
          onClick={() => dispatch(slidePicked({ section: section.id }))}
        >
          {numerals[index]}
        </button>
      ))}
      next={
        <button
          type="button"
          className="strip__step strip__step--next"
          aria-label={stripTexts.next(next.label)}
          onClick={() => dispatch(nextAsked())}
        >
          <span key={labels}>{next.label}</span>
          <Icon name="next" />
        </button>
      }
    />
  )
})

/** Announces the moves after which the focus stays where it is; silent on load and when a copy gives way to its original. */
export function Announcer() {
  const section = useSelector(selectSection)
  const isAnnounced = useSelector(selectIsAnnounced)
  const announcement = isAnnounced ? texts.arrival(sectionOf(section), positionOf(section) + 1, sections.length) : ''
  return (
    <p className="visually-hidden" role="status">
      {useCovered(announcement)}
    </p>
  )
}
