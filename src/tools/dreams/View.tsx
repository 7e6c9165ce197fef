import './dreams.css'
import { useSelector } from 'react-redux'
import type { ToolParts } from '../../core/tool'
import { AfterPaint, WritingLine } from '../../ui/tool'
import { writingChanged } from './actions'
import { texts } from './content'
import { Matrix } from './Matrix'
import { Panel } from './Panel'
import { Result } from './Result'
import { selectIsInterpreted, selectWriting } from './selectors'

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
          <WritingLine question={texts.tell} select={selectWriting} change={writingChanged} />
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
