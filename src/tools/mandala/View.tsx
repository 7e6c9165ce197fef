import './mandala.css'
import './drawing.css'
import './picker.css'
import './list.css'
import './rows.css'
import { useSelector } from 'react-redux'
import type { ToolParts } from '../../core/tool'
import { AfterPaint } from '../../ui/tool'
import { Result } from './Result'
import { selectIsInterpreted } from './selectors'
import { Workbench } from './Workbench'

export function View(parts: ToolParts) {
  return (
    <>
      <Workbench />
      <AfterPaint isShown={useSelector(selectIsInterpreted)}>
        <Result parts={parts} />
        {parts.otherTools}
      </AfterPaint>
    </>
  )
}
