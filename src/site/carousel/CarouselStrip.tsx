import { memo } from 'react'
import { useDispatch } from 'react-redux'
import { type SectionId, sections, stripTone } from '../../core/sections'
import { Strip } from '../../ui/Strip'
import { texts } from './content'
import { nextAsked, previousAsked, slidePicked } from './slice'

interface Props {
  section: SectionId
  isCarousel: boolean
}

/**
 * Previous and next section and the position indicator, below the slides. After hydration the labels are new elements, so that no
 * prerendered word counts as moved (layout shift); in a move only their text changes.
 */
export const CarouselStrip = memo(function CarouselStrip({ section, isCarousel }: Props) {
  const dispatch = useDispatch()
  return (
    <Strip
      label={texts.strip}
      tone={stripTone(section)}
      stops={sections}
      current={section}
      words={isCarousel ? 'live' : 'prerendered'}
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
