import { pathOf } from '../paths'
import type { ReadingProps } from '../types'
import { notFound } from './content'
import { MissingPetal } from './MissingPetal'

interface Props extends Omit<ReadingProps, 'call'> {
  /** Where the tools are listed; `null` while there are none. */
  toolsPath: string | null
}

export function NotFoundPage({ practice, link: Link, toolsPath }: Props) {
  return (
    <div className="lost grid12">
      <MissingPetal />
      <div className="lost-text">
        <p className="kicker">{notFound.name}</p>
        <h1 className="d2" tabIndex={-1}>
          {notFound.title}
        </h1>
        <p className="read">{notFound.text}</p>
        <div className="lost-ways">
          <Link to={pathOf(practice, 'home')} className="btn">
            {notFound.home}
          </Link>
          <Link to={toolsPath ?? pathOf(practice, 'approach')} className="link">
            {toolsPath ? notFound.tools : notFound.approach}
          </Link>
        </div>
      </div>
    </div>
  )
}
