import type { Practice } from '../../core/practice'
import { poweredBy } from './content'

/** Copyright line and who made the site. */
export function Colophon({ practice, year }: { practice: Practice; year: number }) {
  const maker = practice.site.poweredBy
  return (
    <p className="ft__colophon">
      {`© ${year} ${practice.name}`}
      {maker ? (
        <span>
          {poweredBy}{' '}
          <a href={maker.url} rel="noopener">
            {maker.name}
          </a>
        </span>
      ) : null}
    </p>
  )
}
