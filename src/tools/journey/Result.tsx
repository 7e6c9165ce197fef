import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { numerals } from '../../core/sections'
import type { SiteParts } from '../../core/tool'
import { ResultPage } from '../shared/ResultPage'
import { steps, texts } from './content'
import { ReadingDrawing } from './Drawing'
import { chosenIn, reading } from './reading'
import { journeySlice, selectAnswers, stepIds } from './slice'

/** Every step with its archetype and how many of its experiences were chosen, and what they say together. */
export function Result({ site }: { site: SiteParts }) {
  const answers = useSelector(selectAnswers)
  return (
    <ResultPage
      slice={journeySlice}
      site={site}
      texts={texts.result}
      pageTitle={texts.title}
      drawing={<ReadingDrawing />}
      reading={useMemo(() => reading(answers), [answers])}
      icon={(step) => (
        <span className="part__icon journey__station" aria-hidden="true">
          {numerals[stepIds.indexOf(step)]}
        </span>
      )}
      story={(step) => (
        <>
          {chosenIn(step, answers[step]).map(({ text }) => (
            <p key={text} className="journey__chosen">
              {text}
            </p>
          ))}
          <p className="read">{steps[step].story}</p>
        </>
      )}
    />
  )
}
