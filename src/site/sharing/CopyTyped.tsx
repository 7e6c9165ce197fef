import { useDispatch, useSelector } from 'react-redux'
import { typedTexts } from './content'
import { selectNotice, selectStatus, typedCopyRequested } from './slice'

/** Puts all that was typed on the site into the clipboard, before it would be lost. */
export function CopyTyped() {
  const dispatch = useDispatch()
  const status = useSelector(selectStatus)
  const isOfTyped = useSelector(selectNotice) === 'typed'
  const notice = isOfTyped && (status === 'done' || status === 'refused') ? typedTexts[status] : null
  return (
    <div className="error__typed">
      <p>{typedTexts.why}</p>
      <button type="button" className="link" onClick={() => dispatch(typedCopyRequested())}>
        {notice ?? typedTexts.ask}
      </button>
      <p className="visually-hidden" role="status">
        {notice}
      </p>
    </div>
  )
}
