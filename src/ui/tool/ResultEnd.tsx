import type { ToolParts } from '../../core/tool'
import { Crisis } from '../Crisis'
import { texts } from './content'
import { type Writing, WritingPlace } from './WritingPlace'

interface Props<Root> {
  parts: ToolParts
  /** Where the tool's images and thoughts come from. */
  sources: string
  writing: Writing<Root>
  /** The button that begins anew, unless it stands beside the drawing already. */
  restart?: { label: string; onPress: () => void }
}

/** What follows every reading, always in this order. */
export function ResultEnd<Root>({ parts, sources, writing, restart }: Props<Root>) {
  return (
    <div className="result-end">
      <WritingPlace {...writing} />
      {parts.outputs}
      <div className="result-end__notes">
        <p>
          {sources} {texts.disclaimer}
        </p>
        {parts.crisisNote}
        <p>
          <Crisis length="minors" />
        </p>
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
