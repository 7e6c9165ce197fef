import type { ToolParts } from '../../core/tool'
import { texts } from './content'
import { WritingPlace } from './WritingPlace'

interface Props {
  parts: ToolParts
  writing: string
  onWrite: (text: string) => void
  /** The button that begins anew, unless it stands beside the drawing already. */
  restart?: { label: string; onPress: () => void }
}

/** What follows every reading, always in this order. */
export function ResultEnd({ parts, writing, onWrite, restart }: Props) {
  return (
    <div className="result-end">
      <WritingPlace value={writing} onWrite={onWrite} />
      {parts.outputs}
      <div className="result-end__notes">
        <p>{texts.credit}</p>
        {parts.crisisNote}
      </div>
      <div className="result-end__ways">
        {parts.therapy}
        {restart && (
          <button type="button" className="link" onClick={restart.onPress}>
            {restart.label}
          </button>
        )}
      </div>
      {parts.colophon}
    </div>
  )
}
