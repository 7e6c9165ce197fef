import type { MouseEvent, ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { contentAsked } from '../core/events'
import { practice } from '../practice'
import { selectMode, selectPath } from '../site/layout'
import { selectIsOpen } from '../site/menu'
import { isPlainClick } from '../ui/isPlainClick'
import { useReplacedControls } from '../ui/onSinglePress'
import { contentId, texts } from './content'
import { isLanding, routeOf } from './routes'
import { ToolBar } from './ToolBar'
import { TopBar } from './TopBar'

/** What surrounds every page: skip link, bar. */
export function Layout({ children }: { children: ReactNode }) {
  const path = useSelector(selectPath)
  const mode = useSelector(selectMode)
  const isMenuOpen = useSelector(selectIsOpen)
  const route = routeOf(path)
  useReplacedControls(path)
  const landing = isLanding(path)
  const dispatch = useDispatch()
  /** Goes to the content as the browser would, but for the address: that names the slide on show. */
  const skip = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    dispatch(contentAsked())
  }
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
      {route.tool ? <ToolBar tone={route.tone} /> : <TopBar path={path} />}
      <div className="frame__page" id={contentId} tabIndex={-1} inert={isMenuOpen}>
        {children}
      </div>
    </div>
  )
}

/** More letters than the bar has room for in one line (bar.css). */
const nameOnBar = practice.name.length > 32 ? { 'data-name': 'long' } : {}
