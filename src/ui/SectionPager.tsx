import type { ReactNode } from 'react'
import { numerals, type Theme } from '../core/sections'
import { Icon } from './Icon'

const texts = {
  previous: (label: string) => `Anterior: ${label}`,
  next: (label: string) => `Próxima: ${label}`,
  /** Name of a position; begins with what is seen (WCAG 2.5.3). */
  position: (numeral: string, label: string) => `${numeral}: ${label}`,
}

interface Stop {
  id: string
  label: string
}

/** What leads to a stop, as the caller makes it: a button or a link. */
interface Control<To> {
  to: To
  /** To the neighbour before or after; 0 by its numeral. */
  by: -1 | 0 | 1
  isCurrent: boolean
  className: string
  label: string
  children: ReactNode
}

interface PagerProps<To extends Stop> {
  label: string
  theme: Theme
  /** In order, the last one before the first. */
  stops: readonly To[]
  current: string
  /** Key of the neighbours' names: another one makes new elements of them. */
  words?: string
  control: (control: Control<To>) => ReactNode
}

/** The lower rule of a slide: previous section, position, next section. */
export function SectionPager<To extends Stop>({
  label,
  theme,
  stops,
  current,
  words = 'words',
  control,
}: PagerProps<To>) {
  const at = stops.findIndex(({ id }) => id === current)
  const beside = (by: -1 | 1) => {
    const to = stops[(at + by + stops.length) % stops.length]
    if (!to) return null
    const word = <span key={words}>{to.label}</span>
    const [className, name, children] =
      by < 0
        ? ['arrow-link', texts.previous, [<Icon key="icon" name="previous" />, word]]
        : ['arrow-link arrow-link--next', texts.next, [word, <Icon key="icon" name="next" />]]
    return control({ to, by, isCurrent: false, className, label: name(to.label), children })
  }
  return (
    <nav className="pager" aria-label={label} data-theme={theme}>
      {beside(-1)}
      <ol className="pager__positions">
        {stops.map((to, index) => (
          <li key={to.id}>
            {control({
              to,
              by: 0,
              isCurrent: to.id === current,
              className: 'pager__position',
              label: texts.position(numerals[index] ?? '', to.label),
              children: numerals[index],
            })}
          </li>
        ))}
      </ol>
      {beside(1)}
    </nav>
  )
}
