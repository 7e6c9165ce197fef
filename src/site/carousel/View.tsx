import './carousel.css'
import { useLayoutEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { sections } from '../../core/sections'
import { shifted, useRow } from '../../motion'
import { Announcer, CarouselStrip } from './CarouselStrip'
import { texts } from './content'
import { firstSectionCopy, indexOf, lastIndex, lastSectionCopy, realIndex, trackOffset } from './geometry'
import { useGestures } from './gestures'
import { useKeys } from './keys'
import { type RenderSection, Slide, SlideCopy } from './Slides'
import { useSectionSensor } from './sectionSensor'
import { selectIndex, selectPhase } from './slice'
import { slideMs } from './timing'
import { lagBehind, pictureBars, pushOut } from './turning'

const first = sections[0]
const last = sections[lastIndex - 1] ?? first

/** The copies stand behind the sections in the page. */
const slideAt = (track: Element | null, index: number) =>
  track?.children[index === lastSectionCopy ? lastIndex : index === firstSectionCopy ? lastIndex + 1 : index - 1]

/** The landing page's sections: slides on wide windows, one scrolling page on phones and without JavaScript. */
export function Carousel({ render }: { render: RenderSection }) {
  const phase = useSelector(selectPhase)
  const index = useSelector(selectIndex)
  const isCarousel = phase !== 'stacked'
  const viewport = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const offset = trackOffset(index)
  const bars = useRef<readonly HTMLElement[]>([])
  const endTurn = useRef<() => void>(null)
  const hand = useRow(track, { offset, isMoving: phase === 'moving', durationMs: slideMs }, (shifts) => {
    endTurn.current = pushOut(bars.current, shifts)
    lagBehind(slideAt(track.current, index), shifts)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes after the move ends what went with it
  useLayoutEffect(() => () => endTurn.current?.(), [phase, index])
  // the bars have the look of the slide that comes; those of the one that leaves have just been used
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another slide they look different
  useLayoutEffect(() => {
    if (isCarousel) bars.current = pictureBars()
  }, [isCarousel, index])
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
        <div className="carousel__track" ref={track} style={isCarousel ? shifted(offset) : undefined}>
          {sections.map((section) => (
            <Slide
              key={section.id}
              section={section}
              isSlide={isCarousel}
              isHidden={isCarousel && index !== indexOf(section.id)}
              isFinal={index !== realIndex(index) && realIndex(index) === indexOf(section.id)}
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
      <Announcer />
      <CarouselStrip />
    </>
  )
}
