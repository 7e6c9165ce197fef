import { memo, useLayoutEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { pagerTheme, positionOf, type Section, type SectionId, sectionOf, sections } from '../core/sections'
import type { View } from '../motion/reveal'
import { shifted, useRow } from '../motion/row'
import { Announcement } from '../ui/Announcement'
import { SectionPager } from '../ui/SectionPager'
import { firstSectionCopy, indexOf, lastIndex, lastSectionCopy, realIndex, sectionAt, trackOffset } from './geometry'
import { useGestures } from './gestures'
import { useKeys } from './keys'
import { type RenderSection, Slide, SlideCopy, slideMove } from './Slide'
import { useSectionSensor } from './sectionSensor'
import { type CarouselState, nextRequested, previousRequested, selectCarousel, slidePicked } from './slice'

const texts = {
  carousel: 'Seções do site',
  carouselRole: 'carrossel',
  pager: 'Mudar de seção',
  /** Said once per move to screen readers. */
  announcement: ({ label }: Section, position: number, count: number) => `${label}, ${position} de ${count}`,
}

const first = sections[0]
const last = sections[lastIndex - 1] ?? first

interface Props {
  render: RenderSection
}

/** The landing page's sections: slides on wide windows, one scrolling page on phones and without JavaScript. */
export function Carousel({ render }: Props) {
  const state = useSelector(selectCarousel)
  const { phase, index } = state
  const isCarousel = phase !== 'stacked'
  const isMoving = phase === 'moving'
  const viewport = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const offset = isCarousel ? trackOffset(index) : null
  const hand = useRow(track, { offset, isMoving, move: slideMove })
  useLayoutEffect(() => {
    // browsers without overflow: clip have scrolled the row to the fragment; from now on the track is shifted instead
    if (isCarousel && viewport.current) viewport.current.scrollLeft = 0
  }, [isCarousel])
  useKeys(isCarousel, track)
  useGestures(isCarousel, viewport, hand)
  useSectionSensor(!isCarousel)
  return (
    <>
      <section
        className="carousel"
        ref={viewport}
        aria-label={texts.carousel}
        {...(isCarousel && { 'aria-roledescription': texts.carouselRole })}
      >
        <div className="carousel__track" ref={track} style={offset === null ? undefined : shifted(offset)}>
          {sections.map((section) => (
            <Slide key={section.id} section={section} view={viewOf(state, section.id)} render={render} />
          ))}
          {isCarousel && (
            <>
              <SlideCopy key={lastSectionCopy} section={last} place="before" render={render} />
              <SlideCopy key={firstSectionCopy} section={first} place="after" render={render} />
            </>
          )}
        </div>
      </section>
      <Announcement>{announcementOf(state)}</Announcement>
      <CarouselPager section={sectionAt(index)} isCarousel={isCarousel} />
    </>
  )
}

function viewOf({ phase, index }: CarouselState, section: SectionId): View {
  if (phase === 'stacked') return 'scrolled'
  if (index === indexOf(section)) return 'shown'
  return realIndex(index) === indexOf(section) ? 'copied' : 'out'
}

/** The moves after which the focus stays where it is; nothing on load and when a copy gives way to its original. */
function announcementOf({ announceMode, index }: CarouselState) {
  const section = sectionAt(index)
  return announceMode === 'announced'
    ? texts.announcement(sectionOf(section), positionOf(section) + 1, sections.length)
    : ''
}

interface PagerProps {
  section: SectionId
  isCarousel: boolean
}

/**
 * Previous and next section and the position indicator, below the slides. After hydration the labels are new elements,
 * so that no prerendered word counts as moved (layout shift); in a move only their text changes.
 */
const CarouselPager = memo(function CarouselPager({ section, isCarousel }: PagerProps) {
  const dispatch = useDispatch()
  return (
    <SectionPager
      label={texts.pager}
      theme={pagerTheme(section)}
      stops={sections}
      current={section}
      words={isCarousel ? 'live' : 'prerendered'}
      control={({ to, by, isCurrent, label, ...look }) => (
        <button
          type="button"
          {...look}
          aria-current={isCurrent ? 'true' : undefined}
          aria-label={label}
          onClick={() =>
            dispatch(by < 0 ? previousRequested() : by > 0 ? nextRequested() : slidePicked({ section: to.id }))
          }
        />
      )}
    />
  )
})
