import { useDispatch, useSelector } from 'react-redux'
import { typedTexts } from './content'
import { selectOutput, selectStatus, typedCopyAsked } from './slice'

/** Puts all that was typed on the site into the clipboard, before it would be lost. */
export function CopyTyped() {
  const dispatch = useDispatch()
  const isAsked = useSelector(selectOutput) === 'typed'
  const status = useSelector(selectStatus)
  const isSaid = isAsked && (status === 'done' || status === 'refused')
  return (
    <div className="error__typed">
      <p>{typedTexts.why}</p>
      <button type="button" className="link" onClick={() => dispatch(typedCopyAsked())}>
        {typedTexts[isSaid ? status : 'ask']}
      </button>
      <p className="visually-hidden" role="status">
        {isSaid && typedTexts[status]}
      </p>
    </div>
  )
}
