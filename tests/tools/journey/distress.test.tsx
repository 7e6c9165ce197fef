import { configureStore } from '@reduxjs/toolkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { describe, expect, it } from 'vitest'
import { steps } from '../../../src/tools/journey/content'
import { Result } from '../../../src/tools/journey/Result'
import { reading } from '../../../src/tools/journey/reading'
import { type JourneyState, nextRequested, stepIds } from '../../../src/tools/journey/slice'
import { page } from '../../../src/tools/journey/View'
import { noSite } from '../../support/siteParts'
import { everyScenario, having, toggle } from './visits'

/** What the screen shows of the result. */
function shown(journey: JourneyState): string {
  const store = configureStore({ reducer: () => ({ journey }) })
  const markup = renderToStaticMarkup(
    <Provider store={store}>
      <Result site={noSite} />
    </Provider>,
  )
  return markup.replace(/<[^>]*>/g, '')
}

const copied = (journey: JourneyState): string => page.plainText({ journey })

const hardStep = 'provacoes'
const hardScenario = steps[hardStep].scenarios.findIndex(({ text }) => text.includes('há dias que eu só atravesso'))

/** A finished journey in which days are only got through, with so many further experiences in each step. */
const hardJourney = (others: number) =>
  having(
    ...stepIds.flatMap((step) => [
      ...everyScenario
        .filter((scenario) => scenario < others || (step === hardStep && scenario === hardScenario))
        .map((scenario) => toggle(step, scenario)),
      nextRequested(),
    ]),
  )

describe.each([
  ['alone', hardJourney(0)],
  ['with one experience of each step', hardJourney(1)],
  ['with all the others', hardJourney(4)],
])('when “há dias que eu só atravesso” is ticked %s', (_others, journey) => {
  const { care, reflection } = reading(journey.answers)

  it.each([
    ['on the screen', shown],
    ['in the copied text', copied],
  ])('says once whom to call, before every word of the reflection, %s', (_where, textOf) => {
    const text = textOf(journey)
    expect(care).toMatch(/188.*192.*190/)
    expect(text.split(care ?? '')).toHaveLength(2)
    expect(reflection.length).toBeGreaterThan(0)
    for (const paragraph of reflection) expect(text.indexOf(paragraph)).toBeGreaterThan(text.indexOf(care ?? ''))
  })
})
