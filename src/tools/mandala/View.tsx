import '../shared/tool.css'
import './mandala.css'
import './drawing.css'
import './picker.css'
import './list.css'
import { useSelector } from 'react-redux'
import type { SiteParts, ToolModule } from '../../core/tool'
import { AfterPaint } from '../shared/AfterPaint'
import { noteOn } from '../shared/notes'
import { plainText } from '../shared/plainText'
import { currentQuestion } from '../shared/result'
import { head, texts } from './content'
import { ImageDrawing } from './Drawing'
import { Result } from './Result'
import { reading } from './reading'
import { interpretationRequested, type MandalaRoot, restarted, selectIsInterpreted } from './slice'
import { Workbench } from './Workbench'

export const page: ToolModule<MandalaRoot> = {
  head,
  View,
  hasArrived: (action, root, before) =>
    selectIsInterpreted(root)
      ? !selectIsInterpreted(before) || interpretationRequested.match(action)
      : selectIsInterpreted(before) && restarted.match(action),
  plainText: ({ mandala }) =>
    plainText({
      ...mandala,
      title: texts.result,
      reading: reading(mandala.chosen),
      noteOn: (symbol) => noteOn(mandala.notes, symbol),
      sources: texts.sources,
    }),
  image: {
    Drawing: ImageDrawing,
    size: 1180,
    texts: ({ mandala }) => ({
      words: mandala.openingWords.trim(),
      question: currentQuestion(mandala, reading(mandala.chosen).questions),
    }),
  },
  ColoringDrawing: ImageDrawing,
}

function View({ site }: { site: SiteParts }) {
  return (
    <>
      <Workbench />
      <AfterPaint isShown={useSelector(selectIsInterpreted)}>
        <Result site={site} />
        {site.otherTools}
      </AfterPaint>
    </>
  )
}
