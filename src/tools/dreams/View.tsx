import './dreams.css'
import { useSelector } from 'react-redux'
import type { ToolParts } from '../../core/tool'
import { AfterPaint, WritingLine } from '../../ui/tool'
import { texts } from './content'
import { Matrix } from './Matrix'
import { Panel } from './Panel'
import { Result } from './Result'
import { selectIsInterpreted } from './selectors'
import { dreamsSlice } from './slice'

/** The dream diary: what was in the dream, its sky, and what it may give to think about. */
export function View(parts: ToolParts) {
  const isInterpreted = useSelector(selectIsInterpreted)
  return (
    <>
      <div className="dreams">
        <div className="dreams__gathering">
          <h1 className="d2" tabIndex={-1}>
            {texts.title}
          </h1>
          <p className="read">{texts.lead}</p>
          <WritingLine of={dreamsSlice} question={texts.tell} />
          <Matrix />
        </div>
        <Panel />
      </div>
      <AfterPaint isShown={isInterpreted}>
        <Result parts={parts} />
        {parts.otherTools}
      </AfterPaint>
    </>
  )
}
