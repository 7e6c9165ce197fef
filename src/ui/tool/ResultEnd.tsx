import type { ResultSlice } from '../../core/result'
import type { ToolParts } from '../../core/tool'
import { CrisisNote } from '../Crisis'
import { texts } from './content'
import { WritingPlace } from './WritingPlace'

interface Props<Root> {
  of: ResultSlice<Root>
  parts: ToolParts
  /** Where the tool's images and thoughts come from. */
  sources: string
  /** The button that begins anew, unless it stands beside the drawing already. */
  restart?: { label: string; onPress: () => void }
}

/** What follows every reading, always in this order. */
export function ResultEnd<Root>({ of, parts, sources, restart }: Props<Root>) {
  return (
    <div className="result-end">
      <WritingPlace of={of} />
      {parts.outputs}
      <div className="result-end__notes">
        <p>
          {sources} {texts.disclaimer}
        </p>
        <CrisisNote length="full" />
        <CrisisNote length="minors" />
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
