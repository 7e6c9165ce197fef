import type { MouseEvent, ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { contentAsked } from '../core/events'
import { sectionOf, type Tone } from '../core/sections'
import { practice } from '../practice'
import { useCoveredSection } from '../site/carousel'
import { selectMode, selectPath } from '../site/layout'
import { Bar, selectIsOpen } from '../site/menu'
import { isPlainClick } from '../ui/isPlainClick'
import { barLinks } from './barLinks'
import { contentId, texts } from './content'
import { isLanding, routeOf } from './routes'
import { ToolBar } from './ToolBar'

/** What surrounds every page: skip link, bar. The bar's colours and current link follow the section in view. */
export function Frame({ children }: { children: ReactNode }) {
  const path = useSelector(selectPath)
  const mode = useSelector(selectMode)
  const shownSection = useCoveredSection()
  const isMenuOpen = useSelector(selectIsOpen)
  const route = routeOf(path)
  const landing = isLanding(path)
  const current = landing ? shownSection : route.section
  const tone: Tone = landing ? sectionOf(shownSection).tone : route.tone
  const dispatch = useDispatch()
  /** As the browser would, but for the address: that names the slide on show. */
  const skip = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    dispatch(contentAsked())
  }
  const links = barLinks(path, current)
  return (
    <div
      className={landing ? 'frame frame--landing' : `frame frame--${route.tone}${route.tool ? ' frame--tool' : ''}`}
      {...nameOnBar}
      data-layout={mode}
      data-tone={route.tone}
    >
      <a className="skip" href={`#${contentId}`} onClick={skip}>
        {texts.skip}
      </a>
      {route.tool ? (
        <ToolBar tone={tone} />
      ) : (
        <Bar brand={practice.name} tone={tone} links={links} contactAddress={sectionOf('contact').address} />
      )}
      <div className="frame__page" id={contentId} tabIndex={-1} inert={isMenuOpen}>
        {children}
      </div>
    </div>
  )
}

/** More letters than the bar has room for in one line (bar.css). */
const nameOnBar = practice.name.length > 32 ? { 'data-name': 'long' } : {}
