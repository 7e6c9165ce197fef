import './mandala.css'
import './drawing.css'
import './picker.css'
import './list.css'
import './rows.css'
import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import type { ToolParts } from '../../core/tool'
import { arriveAt, useAfterPaint, useArrivalFocus } from '../../ui/tool'
import { Interpretation } from './Interpretation'
import { selectStatus } from './selectors'
import { Workbench } from './Workbench'

export function View(parts: ToolParts) {
  // a long text: the press is answered first
  const isShown = useAfterPaint(useSelector(selectStatus) === 'interpreted')
  const heading = useArrivalFocus<HTMLHeadingElement>(isShown)
  // asked for once more, the interpretation is where it was: the way there is all there is to do
  const onAsk = useCallback(() => {
    if (heading.current) arriveAt(heading.current)
  }, [heading])
  return (
    <>
      <Workbench onAsk={onAsk} />
      {isShown && (
        <>
          <Interpretation headingRef={heading} parts={parts} />
          {parts.otherTools}
        </>
      )}
    </>
  )
}
