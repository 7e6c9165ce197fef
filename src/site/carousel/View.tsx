import './carousel.css'
import { useLayoutEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { positionOf, sectionOf, sections } from '../../core/sections'
import { shifted, useRow } from '../../motion'
import { CarouselStrip } from './CarouselStrip'
import { texts } from './content'
import { useCovered } from './covered'
import { firstSectionCopy, indexOf, lastIndex, lastSectionCopy, realIndex, sectionAt, trackOffset } from './geometry'
import { useGestures } from './gestures'
import { useKeys } from './keys'
import { type RenderSection, Slide, SlideCopy } from './Slides'
import { useSectionSensor } from './sectionSensor'
import { type CarouselState, selectCarousel } from './slice'
import { type RenderBar, TurningBars } from './TurningBars'
import { slideMove } from './timing'
import { pushOut } from './turning'

const first = sections[0]
const last = sections[lastIndex - 1] ?? first

interface Props {
  render: RenderSection
  /** The bar at the top as it is for a section. */
  bar: RenderBar
}

/** The landing page's sections: slides on wide windows, one scrolling page on phones and without JavaScript. */
export function Carousel({ render, bar }: Props) {
  const state = useSelector(selectCarousel)
  const { phase, index } = state
  const isCarousel = phase !== 'stacked'
  const isMoving = phase === 'moving'
  const reached = useCovered(index, isMoving)
  const announcement = useCovered(announcementOf(state), isMoving)
  const viewport = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const pictures = useRef<HTMLDivElement>(null)
  const left = useRef(index)
  const offset = isCarousel ? trackOffset(index) : null
  const hand = useRow(
    track,
    { offset, isMoving, move: slideMove },
    {
      follow: (way) => pushOut(pictures.current?.children[realIndex(left.current) - 1], way),
    },
  )
  useLayoutEffect(() => {
    left.current = index
  }, [index])
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
              isHidden={isCarousel && reached !== indexOf(section.id)}
              isFinal={reached !== realIndex(reached) && realIndex(reached) === indexOf(section.id)}
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
        {announcement}
      </p>
      <CarouselStrip section={sectionAt(reached)} isCarousel={isCarousel} />
      {isCarousel && <TurningBars bar={bar} pictures={pictures} />}
    </>
  )
}

/** The moves after which the focus stays where it is; nothing on load and when a copy gives way to its original. */
function announcementOf({ arrival, index }: CarouselState) {
  const section = sectionAt(index)
  return arrival === 'announced' ? texts.arrival(sectionOf(section), positionOf(section) + 1, sections.length) : ''
}
