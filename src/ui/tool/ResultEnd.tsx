import type { ToolParts } from '../../core/tool'
import { texts } from './content'
import { WritingPlace } from './WritingPlace'

interface Props {
  parts: ToolParts
  writing: string
  onWrite: (text: string) => void
  /** Label of the button that begins anew; `null` where it stands beside the drawing already. */
  restart: string | null
  onRestart?: () => void
}

/** What follows every reading, always in this order (design guide, section 6a). */
export function ResultEnd({ parts, writing, onWrite, restart, onRestart }: Props) {
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
        {restart !== null && (
          <button type="button" className="link" onClick={onRestart}>
            {restart}
          </button>
        )}
      </div>
      {parts.colophon}
    </div>
  )
}
