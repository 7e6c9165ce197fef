import { useDeferredValue, useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { ToolParts } from '../../core/tool'
import { Folded, nameIdOf, OwnLine, OwnWords, Part, Reading, Reflection, ResultEnd, Suggestion } from '../../ui/tool'
import { nameOf, symbols, texts } from './content'
import { Icon } from './Glyph'
import { Answers, Companion, KeptOnPaper, KeptPage } from './optional'
import { reading, toldIn } from './reading'
import { selectChosen, selectWords } from './selectors'
import { type MandalaRoot, mandalaSlice, type SymbolId } from './slice'

/** What the chosen symbols may give to think about; it follows the circle while it changes. */
export function Result({ parts }: { parts: ToolParts }) {
  // the drawing and the list answer first
  const chosen = useDeferredValue(useSelector(selectChosen))
  const { paragraphs, suggestion } = useMemo(() => reading(chosen), [chosen])
  return (
    <Reading
      of={mandalaSlice}
      title={texts.result}
      kept={<KeptOnPaper />}
      drawing={<Companion chosen={chosen} />}
      ids={chosen}
      end={
        <>
          <Suggestion>{suggestion}</Suggestion>
          <KeptPage parts={parts} />
          <ResultEnd of={mandalaSlice} parts={parts} sources={texts.sources} />
        </>
      }
    >
      <OwnWords of={mandalaSlice} />
      <Reflection paragraphs={paragraphs}>
        <Answers part="reflection" />
      </Reflection>
      <ul className="mandala-rows">
        {chosen.map((symbol) => (
          <SymbolRow key={symbol} symbol={symbol} isTold={toldIn(chosen).includes(symbol)} />
        ))}
      </ul>
    </Reading>
  )
}

interface SymbolRowProps {
  symbol: SymbolId
  /** One of the two whose stories are told. */
  isTold: boolean
}

function SymbolRow({ symbol, isTold }: SymbolRowProps) {
  const { the, archetype, gloss, meaning, image, question, between } = symbols[symbol]
  const words = useSelector((root: MandalaRoot) => selectWords(root, symbol))
  return (
    <Part of={mandalaSlice} data-pigment={symbol} story={symbol}>
      <div className="part-head">
        <Icon symbol={symbol} />
        <div>
          <h3 className="part__name" id={nameIdOf(symbol)}>
            {nameOf(symbol)}
          </h3>
          <p className="part__note">{texts.archetype(archetype)}</p>
        </div>
      </div>
      <div>
        <OwnLine words={words} the={the} />
        <p className="mandala-rows__meaning">{meaning}</p>
        <Folded of={mandalaSlice} story={symbol} isTold={isTold || words !== ''}>
          <p className="read">{image}</p>
          <p className="note">{gloss}</p>
          <p className="part__question">{words ? between : question}</p>
        </Folded>
        <Answers part={symbol} />
      </div>
    </Part>
  )
}
