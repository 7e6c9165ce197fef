import './mandala.css'
import './drawing.css'
import './picker.css'
import './list.css'
import './rows.css'
import { useSelector } from 'react-redux'
import type { ToolParts } from '../../core/tool'
import { useAfterPaint } from '../../ui/tool'
import { Interpretation } from './Interpretation'
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
          <Interpretation parts={parts} />
          {parts.otherTools}
        </>
      )}
    </>
  )
}
