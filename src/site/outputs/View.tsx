import './outputs.css'
import type { ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { PictureFormat } from '../../core/tool'
import { onSinglePress } from '../../ui/onSinglePress'
import { Announcement, optional } from '../../ui/tool'
import { texts } from './content'
import { copyAsked, pictureAsked, printAsked, selectOutput, selectStatus } from './slice'

export const framed = optional(() => import('./Framed'))

/** The picture in a frame, in a store of this state. */
export const frameOf = <Root,>() => framed.piece(({ Framed }) => Framed<Root>)

interface OutputsProps {
  tool: string
  /** The picture, of a tool that has one. */
  frame: ReactNode
}

/** Print, copy, save: nothing leaves the browser without one of these presses. */
export function Outputs({ tool, frame }: OutputsProps) {
  const dispatch = useDispatch()
  const output = useSelector(selectOutput)
  const status = useSelector(selectStatus)
  const notice =
    output && output !== 'typed' && (status === 'done' || status === 'refused')
      ? { output, text: texts[output][status] }
      : null
  const link = (of: 'text' | PictureFormat, onClick: () => void) => (
    <li>
      <button
        type="button"
        className={notice?.output === of ? 'link outputs__said' : 'link'}
        onClick={onSinglePress(onClick)}
      >
        {notice?.output === of ? notice.text : texts[of].ask}
      </button>
    </li>
  )
  return (
    <div className="outputs">
      {/* its place is there before it, so that nothing beside or below it moves */}
      {frame && <figure className="outputs__frame">{frame}</figure>}
      <ul aria-label={texts.label}>
        <li>
          <button type="button" className="link" onClick={() => dispatch(printAsked({ tool }))}>
            {texts.print}
          </button>
        </li>
        {link('text', () => dispatch(copyAsked({ tool })))}
        {frame && link('png', () => dispatch(pictureAsked({ tool, format: 'png' })))}
        {frame && link('phone', () => dispatch(pictureAsked({ tool, format: 'phone' })))}
        {frame && link('svg', () => dispatch(pictureAsked({ tool, format: 'svg' })))}
      </ul>
      <Announcement>{notice?.text}</Announcement>
    </div>
  )
}
