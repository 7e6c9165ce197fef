import { type ReactNode, useEffect, useRef } from 'react'
import { paths } from '../../core/paths'
import { texts } from './content'

interface BrokenProps {
  /** Path of the page that fails. */
  path: string
  /** Name of the site, for the title. */
  site: string
  /** To keep what was typed, where something was. */
  typed: ReactNode
}

/** In the place of a page that cannot be drawn. Its links open their page anew: what has failed is not trusted further. */
export function PageFallback({ path, site, typed }: BrokenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // what had the focus is gone
  useEffect(() => heading.current?.focus(), [])
  const { title, text, reload, home } = texts.broken
  return (
    <main>
      <title>{`${title} · ${site}`}</title>
      <div className="error-page grid12">
        <h1 className="d2" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p className="read">{text}</p>
        {typed}
        <div className="error__ways">
          <a href={path} className="btn">
            {reload}
          </a>
          <a href={paths.home} className="link">
            {home}
          </a>
        </div>
      </div>
    </main>
  )
}
