import { configureStore } from '@reduxjs/toolkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { describe, expect, it } from 'vitest'
import { crisis } from '../../../src/core/crisis'
import { nextAsked } from '../../../src/tools/journey/actions'
import { steps } from '../../../src/tools/journey/content'
import { plainText } from '../../../src/tools/journey/plainText'
import { Insights } from '../../../src/tools/journey/Result'
import { type JourneyState, stepIds } from '../../../src/tools/journey/slice'
import { having, times, toggle } from './visits'

const parts = { therapy: null, ToMessage: undefined, outputs: null, colophon: null, otherTools: null }

/** What the screen shows of a result, from its heading to where she may write on. */
function shown(journey: JourneyState): string {
  const store = configureStore({ reducer: () => ({ journey }) })
  const markup = renderToStaticMarkup(
    <Provider store={store}>
      <Insights parts={parts} />
    </Provider>,
  )
  const [reading = ''] = markup.split('class="result-end"')
  return reading.replace(/<[^>]*>/g, '')
}

const distress = stepIds.flatMap((step) =>
  steps[step].scenarios.flatMap((scenario, position) => (scenario.isHard ? [{ step, position, ...scenario }] : [])),
)

/** Somebody who ticks these alone, and writes nothing. */
const ticking = (some: typeof distress): JourneyState =>
  having(
    ...stepIds.flatMap((step) => [
      ...some.filter((one) => one.step === step).map(({ position }) => toggle(step, position)),
      nextAsked(),
    ]),
  )

describe.each([...distress.map((one) => [one]), distress])(
  'where nothing but distress is ticked, and nothing written',
  (...some) => {
    it.each<[string, (journey: JourneyState) => string]>([
      ['on the screen', shown],
      ['in the copied text', (journey) => plainText({ journey })],
    ])('whom to call comes once and before every word about it, %s', (_, textOf) => {
      const text = textOf(ticking(some))
      expect(text.split(crisis.beside)).toHaveLength(2)
      for (const { echo } of some) {
        expect(text.split(echo)).toHaveLength(2)
        expect(text.indexOf(crisis.beside)).toBeLessThan(text.indexOf(echo))
      }
    })
  },
)

it('a journey without distress and without words is not told whom to call before its end', () => {
  const journey = having(toggle('mundo-comum', 0), ...times(6, nextAsked()))
  expect(shown(journey)).not.toContain(crisis.beside)
})
