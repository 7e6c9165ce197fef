import { memo, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import type { Section, SectionId } from '../core/sections'
import { useReveal, type View } from '../motion/reveal'
import { bezier } from '../motion/spring'
import { slideMs } from './listeners'

/** The spring of a move. */
export const slideMove = { duration: slideMs, easing: bezier(0.65, 0, 0.2, 1) }

export type RenderSection = (section: SectionId, copy: boolean) => ReactNode

interface SlideProps {
  section: Section
  /** `scrolled` is a section of the stacked page, anything else a slide of the carousel. */
  view: View
  render: RenderSection
}

export const Slide = memo(function Slide({ section, view, render }: SlideProps) {
  const isSlide = view !== 'scrolled'
  // not the current one: out of reach for pointer, keyboard and screen reader
  const isHidden = isSlide && view !== 'shown'
  const ref = useRef<HTMLElement>(null)
  useReveal(ref, view, slideMove)
  const isScrolled = useRef(false)
  useLayoutEffect(() => {
    // whoever comes to a slide begins at its top
    if (isHidden || !isScrolled.current) return
    ref.current?.scrollTo(0, 0)
    isScrolled.current = false
  }, [isHidden])
  // a move changes who may reach the slide, not what it shows
  const content = useMemo(() => render(section.id, false), [render, section])
  const role = isSlide ? { role: 'group', 'aria-roledescription': 'slide' } : {}
  return (
    <section
      ref={ref}
      className={slideClass(section)}
      id={section.anchor}
      data-section={section.id}
      data-theme={section.theme}
      aria-label={section.label}
      inert={isHidden}
      onScroll={() => {
        isScrolled.current = true
      }}
      {...role}
    >
      {content}
    </section>
  )
})

/** Classes that name a slide for the first paint: its section (carousel.css, menu.css) and themes (themes.css). */
const slideClass = ({ id, theme, pagerTheme }: Section) =>
  `slide slide--${id} slide--${theme}${pagerTheme ? ` slide--pager-${pagerTheme}` : ''}`

interface CopyProps {
  section: Section
  place: 'before' | 'after'
  render: RenderSection
}

/** A copy of a slide, seen for 700 ms where the row goes round: without ids and form names, and inert. */
export const SlideCopy = memo(function SlideCopy({ section, place, render }: CopyProps) {
  return (
    <div
      className={`${slideClass(section)} slide--${place} screen-only`}
      data-theme={section.theme}
      inert
      aria-hidden="true"
    >
      {render(section.id, true)}
    </div>
  )
})
