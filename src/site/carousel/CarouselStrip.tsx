import { useDispatch, useSelector } from 'react-redux'
import { numerals, positionOf, type Section, sectionOf, sections } from '../../core/sections'
import { Icon } from '../../ui/Icon'
import { Strip } from '../../ui/Strip'
import { texts } from './content'
import { indexOf, sectionAt } from './geometry'
import { nextAsked, previousAsked, selectHasMoved, selectSection, slidePicked } from './slice'

/** Previous and next section and the position indicator, below the slides. */
export function CarouselStrip() {
  const dispatch = useDispatch()
  const current: Section = sectionOf(useSelector(selectSection))
  const previous = sectionOf(sectionAt(indexOf(current.id) - 1))
  const next = sectionOf(sectionAt(indexOf(current.id) + 1))
  return (
    <Strip
      label={texts.strip}
      tone={current.stripTone ?? current.tone}
      previous={
        <button
          type="button"
          className="strip__step"
          aria-label={texts.previous(previous)}
          onClick={() => dispatch(previousAsked())}
        >
          <Icon name="previous" />
          <span>{previous.label}</span>
        </button>
      }
      positions={sections.map((section, index) => (
        <button
          key={section.id}
          type="button"
          className="strip__position"
          aria-current={section.id === current.id ? 'true' : undefined}
          aria-label={texts.position(numerals[index] ?? '', section)}
          onClick={() => dispatch(slidePicked({ section: section.id }))}
        >
          {numerals[index]}
        </button>
      ))}
      next={
        <button
          type="button"
          className="strip__step strip__step--next"
          aria-label={texts.next(next)}
          onClick={() => dispatch(nextAsked())}
        >
          <span>{next.label}</span>
          <Icon name="next" />
        </button>
      }
    />
  )
}

/** Announces each move once; silent on load and when a copy gives way to its original. */
export function Announcer() {
  const section = useSelector(selectSection)
  const hasMoved = useSelector(selectHasMoved)
  return (
    <p className="visually-hidden" role="status">
      {hasMoved ? texts.arrival(sectionOf(section), positionOf(section) + 1, sections.length) : ''}
    </p>
  )
}
