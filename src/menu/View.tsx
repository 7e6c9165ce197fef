import { memo, useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { sigil } from '../art/drawings'
import { listen, together } from '../core/listen'
import { paths } from '../core/paths'
import { numerals, type SectionId, sectionOf, sections, type Theme } from '../core/sections'
import { Icon } from '../ui/Icon'
import { Ornament } from '../ui/Ornament'
import { SectionLink } from '../ui/SiteLink'
import { menuDismissed, menuToggled, selectIsOpen } from './slice'

const texts = { navigation: 'Principal', menuButton: 'Menu', callToAction: 'Agendar Consulta' }

interface BarProps {
  /** Name of the practitioner; leads home. */
  brand: string
  theme: Theme
  /** Path of the page, and its section; on the landing page the section that is shown. */
  path: string
  section: SectionId | null
  /** There each link leads to its section, elsewhere to a page. */
  isLanding: boolean
}

/** Bar at the top of every page: brand, four links; on phones the links drop down from a menu button. */
export const Bar = memo(function Bar({ brand, theme, path, section, isLanding }: BarProps) {
  const isOpen = useSelector(selectIsOpen)
  const dispatch = useDispatch()
  const bar = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useScrollLock(isOpen)
  useDismissal(isOpen, bar, () => {
    dispatch(menuDismissed())
    button.current?.focus()
  })
  return (
    <header className="bar" data-theme={theme} data-menu={isOpen ? 'open' : undefined} ref={bar}>
      <SectionLink section="about" to={paths.home} className="brand">
        <Ornament drawing={sigil} className="brand__sigil" />
        <span>{brand}</span>
      </SectionLink>
      <button
        ref={button}
        type="button"
        className="bar__menu-button screen-only"
        aria-expanded={isOpen}
        aria-controls="menu"
        aria-label={texts.menuButton}
        onClick={() => dispatch(menuToggled())}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <nav className="nav" id="menu" aria-label={texts.navigation}>
        <ul>
          {sections.map(({ id, label, address, pagePath }, index) => (
            <li key={id}>
              <SectionLink
                section={id}
                to={isLanding ? address : pagePath}
                className="nav__link"
                aria-current={
                  id === section ? currentOf(isLanding ? address === paths.home : pagePath === path) : undefined
                }
              >
                <span className="nav__numeral" aria-hidden="true">
                  {numerals[index]}
                </span>
                {label}
              </SectionLink>
            </li>
          ))}
        </ul>
        <SectionLink section="contact" to={sectionOf('contact').address} className="btn nav__call">
          {texts.callToAction}
        </SectionLink>
      </nav>
    </header>
  )
})

/** The section's link is `page` only where it leads to the page itself, as “Início” does not from the about page. */
const currentOf = (leadsHere: boolean) => (leadsHere ? 'page' : 'true')

/** While the menu is open the page does not scroll. */
function useScrollLock(isLocked: boolean) {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-scroll-locked', isLocked)
    return () => document.documentElement.removeAttribute('data-scroll-locked')
  }, [isLocked])
}

/** While the menu is open, a click outside it and Escape close it. */
function useDismissal(isOpen: boolean, bar: { current: HTMLElement | null }, dismiss: () => void) {
  const onDismiss = useEffectEvent(dismiss)
  useEffect(() => {
    if (!isOpen) return
    const onClick = ({ target }: Event) => {
      // the scrim belongs to the bar's own box
      const isOutside = target === bar.current || (target instanceof Node && !bar.current?.contains(target))
      if (isOutside) onDismiss()
    }
    const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) onDismiss()
    }
    return together(listen(document, ['click'], onClick), listen(document, ['keydown'], onKeyDown))
  }, [isOpen, bar])
}
