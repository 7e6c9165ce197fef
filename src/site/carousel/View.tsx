import { useLayoutEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { positionOf, type SectionId, sectionOf, sections } from '../../core/sections'
import type { View } from '../../motion/reveal'
import { shifted, useRow } from '../../motion/row'
import { CarouselStrip } from './CarouselStrip'
import { texts } from './content'
import { firstSectionCopy, indexOf, lastIndex, lastSectionCopy, realIndex, sectionAt, trackOffset } from './geometry'
import { useGestures } from './gestures'
import { useKeys } from './keys'
import { type RenderSection, Slide, SlideCopy } from './Slides'
import { useSectionSensor } from './sectionSensor'
import { type CarouselState, selectCarousel } from './slice'
import { slideMove } from './timing'

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
            <Slide
              key={section.id}
              section={section}
              isSlide={isCarousel}
              isHidden={isCarousel && index !== indexOf(section.id)}
              view={viewOf(state, section.id)}
              render={render}
            />
          ))}
          {isCarousel && (
            <>
              <SlideCopy key={lastSectionCopy} section={last} place="before" render={render} />
              <SlideCopy key={firstSectionCopy} section={first} place="after" render={render} />
            </>
          )}
        </div>
      </section>
      <p className="visually-hidden" role="status">
        {announcementOf(state)}
      </p>
      <CarouselStrip section={sectionAt(index)} isCarousel={isCarousel} />
    </>
  )
}

function viewOf({ phase, index }: CarouselState, section: SectionId): View {
  if (phase === 'stacked') return 'scrolled'
  if (index === indexOf(section)) return 'shown'
  return realIndex(index) === indexOf(section) ? 'copied' : 'out'
}

/** The moves after which the focus stays where it is; nothing on load and when a copy gives way to its original. */
function announcementOf({ arrival, index }: CarouselState) {
  const section = sectionAt(index)
  return arrival === 'announced' ? texts.arrival(sectionOf(section), positionOf(section) + 1, sections.length) : ''
}
