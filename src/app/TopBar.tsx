import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { sectionOf } from '../core/sections'
import { practice } from '../practice'
import { selectSection } from '../site/carousel'
import { Bar } from '../site/menu'
import { barLinks } from './barLinks'
import { isLanding, routeOf } from './routes'

/** The bar of a page; on the landing page its colours and current link follow the section on show. */
export function TopBar({ path }: { path: string }) {
  const shown = useSelector(selectSection)
  const { section, tone } = isLanding(path) ? { section: shown, tone: sectionOf(shown).tone } : routeOf(path)
  const links = useMemo(() => barLinks(path, section), [path, section])
  return <Bar brand={practice.name} tone={tone} links={links} contactAddress={sectionOf('contact').address} />
}
