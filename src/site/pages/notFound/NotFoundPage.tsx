import './notFound.css'
import { paths } from '../../../core/paths'
import type { ReadingProps } from '../types'
import { notFound } from './content'
import { MissingPetal } from './MissingPetal'

interface Props extends Pick<ReadingProps, 'link'> {
  /** Where the tools are listed. */
  toolsPath: string
}

export function NotFoundPage({ link: Link, toolsPath }: Props) {
  return (
    <div className="lost grid12">
      <MissingPetal />
      <div className="lost__text">
        <p className="kicker">{notFound.name}</p>
        <h1 className="d2" tabIndex={-1}>
          {notFound.title}
        </h1>
        <p className="read">{notFound.text}</p>
        <div className="lost__ways">
          <Link to={paths.home} className="btn">
            {notFound.home}
          </Link>
          <Link to={toolsPath} className="link">
            {notFound.tools}
          </Link>
        </div>
      </div>
    </div>
  )
}
