import { memo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { positionOf, type SectionId, sectionOf, sections, stripTone } from '../../core/sections'
import { Strip } from '../../ui/Strip'
import { texts } from './content'
import { useCovered, useCoveredSection } from './covered'
import { nextAsked, previousAsked, selectIsAnnounced, selectIsStacked, selectSection, slidePicked } from './slice'

/**
 * Previous and next section and the position indicator, below the slides. The first labels of the state are new elements, so
 * that no word of the prerendered ones counts as moved (layout shift); in a move only their text changes.
 */
export const CarouselStrip = () => <SectionStrip section={useCoveredSection()} />

const SectionStrip = memo(function SectionStrip({ section }: { section: SectionId }) {
  const dispatch = useDispatch()
  const words = useSelector(selectIsStacked) ? 'prerendered' : 'live'
  return (
    <Strip
      label={texts.strip}
      tone={stripTone(section)}
      stops={sections}
      current={section}
      words={words}
      control={({ to, by, isCurrent, label, ...look }) => (
        <button
          type="button"
          {...look}
          aria-current={isCurrent ? 'true' : undefined}
          aria-label={label}
          onClick={() => dispatch(by < 0 ? previousAsked() : by > 0 ? nextAsked() : slidePicked({ section: to.id }))}
        />
      )}
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
