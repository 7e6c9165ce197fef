import './rescue.css'
import type { ComponentType, ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { texts } from './content'
import { noticeClosed, selectMissing } from './slice'

interface MissingProps {
  /** A link that stays inside the page's own life. */
  link: ComponentType<{ to: string; className?: string; children: ReactNode }>
  /** To keep what was typed, where something was. */
  typed: ReactNode
}

/** The page asked for did not come: to try again, or to open it anew, which only the visitor decides. */
export function Missing({ link: Link, typed }: MissingProps) {
  const dispatch = useDispatch()
  const path = useSelector(selectMissing)
  if (path === null) return null
  const { title, text, retry, reload, close } = texts.missing
  return (
    <aside className="rescue" data-tone="carta" aria-label={texts.notice}>
      <div role="alert">
        <p className="rescue__title">{title}</p>
        <p>{text}</p>
      </div>
      {typed}
      <div className="rescue__ways">
        <Link to={path} className="btn">
          {retry}
        </Link>
        <a href={path} className="link">
          {reload}
        </a>
        <button type="button" className="link" onClick={() => dispatch(noticeClosed())}>
          {close}
        </button>
      </div>
    </aside>
  )
}
