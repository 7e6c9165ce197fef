import './mandala.css'
import './drawing.css'
import './picker.css'
import './list.css'
import './rows.css'
import { useSelector } from 'react-redux'
import type { ToolParts } from '../../core/tool'
import { useAfterPaint } from '../../ui/tool'
import { Result } from './Result'
import { selectStatus } from './selectors'
import { Workbench } from './Workbench'

export function View(parts: ToolParts) {
  // a long text: the press is answered first
  const isShown = useAfterPaint(useSelector(selectStatus) === 'interpreted')
  return (
    <>
      <Workbench />
      {isShown && (
        <>
          <Result parts={parts} />
          {parts.otherTools}
        </>
      )}
    </>
  )
}
