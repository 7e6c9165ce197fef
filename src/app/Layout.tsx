import type { MouseEvent, ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { sigil } from '../art/drawings'
import { selectSection } from '../carousel/slice'
import { contentRequested } from '../core/events'
import { paths } from '../core/paths'
import { sectionOf, type Theme } from '../core/sections'
import { selectMode, selectPath } from '../layout/slice'
import { selectIsOpen } from '../menu/slice'
import { Bar } from '../menu/View'
import { practice } from '../practice'
import { isPlainClick, useReplacedControls } from '../ui/clicks'
import { Icon } from '../ui/Icon'
import { Ornament } from '../ui/Ornament'
import { SiteLink } from '../ui/SiteLink'
import { contentId, texts } from './content'
import { isLanding, routeOf } from './routes'

/** What surrounds every page: skip link, bar. */
export function Layout({ children }: { children: ReactNode }) {
  const path = useSelector(selectPath)
  const mode = useSelector(selectMode)
  const isMenuOpen = useSelector(selectIsOpen)
  const route = routeOf(path)
  useReplacedControls(path)
  const landing = isLanding(path)
  const dispatch = useDispatch()
  /** Goes to the content as the browser would, but for the address: that names the current slide. */
  const skip = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    dispatch(contentRequested())
  }
  return (
    <div
      className={landing ? 'frame frame--landing' : `frame frame--${route.theme}${route.tool ? ' frame--tool' : ''}`}
      {...nameOnBar}
      data-layout={mode}
      data-theme={route.theme}
    >
      <a className="skip screen-only" href={`#${contentId}`} onClick={skip}>
        {texts.skip}
      </a>
      {route.tool ? <ToolBar theme={route.theme} /> : <TopBar path={path} />}
      <div className="frame__page" id={contentId} tabIndex={-1} inert={isMenuOpen}>
        {children}
      </div>
    </div>
  )
}

/** More letters than the bar has space for in one line (menu.css). */
const nameOnBar = practice.name.length > 32 ? { 'data-name': 'long' } : {}

/** The bar of a page; on the landing page its colours and current link follow the section that is shown. */
function TopBar({ path }: { path: string }) {
  const shown = useSelector(selectSection)
  const landing = isLanding(path)
  const { section, theme } = landing ? { section: shown, theme: sectionOf(shown).theme } : routeOf(path)
  return <Bar brand={practice.name} theme={theme} path={path} section={section} isLanding={landing} />
}

/** Header of a tool's page: the way back, and who offers it (specification 2.3). */
const ToolBar = ({ theme }: { theme: Theme }) => (
  <header className="bar bar--tool screen-only" data-theme={theme}>
    <SiteLink to={paths.home} className="arrow-link">
      <Icon name="previous" />
      {texts.back}
    </SiteLink>
    <SiteLink to={paths.home} className="brand">
      <Ornament drawing={sigil} className="brand__sigil" />
      <span>{practice.name}</span>
    </SiteLink>
  </header>
)
