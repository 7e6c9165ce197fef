import './errorNotice.css'
import type { ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { LinkComponent } from '../../ui/reading/types'
import { texts } from './content'
import { noticeClosed, selectMissing, selectNotices } from './slice'

interface MissingProps {
  link: LinkComponent
  /** To keep what was typed, where something was. */
  typed: ReactNode
}

/**
 * The page asked for did not come: to open it anew, which only the visitor decides, or to try again, which browsers
 * older than the autumn of 2026 refuse a script that has failed once (whatwg/html#10327).
 */
export function MissingPageNotice({ link: Link, typed }: MissingProps) {
  const dispatch = useDispatch()
  const address = useSelector(selectMissing)
  const notices = useSelector(selectNotices)
  if (address === null) return null
  const { title, text, retry, reload, close } = texts.missing
  return (
    <aside className="error error--shown" data-tone="carta" aria-label={texts.notice}>
      <div role="alert" key={notices}>
        <p className="error__title">{title}</p>
        <p>{text}</p>
      </div>
      {typed}
      <div className="error__ways">
        <a href={address} className="btn">
          {reload}
        </a>
        <Link to={address} className="link">
          {retry}
        </Link>
        <button type="button" className="link" onClick={() => dispatch(noticeClosed())}>
          {close}
        </button>
      </div>
    </aside>
  )
}
