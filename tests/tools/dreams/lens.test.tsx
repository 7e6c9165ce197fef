import { configureStore } from '@reduxjs/toolkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { ReadingDrawing } from '../../../src/tools/dreams/Drawing'
import { dreamsSlice, type ElementId, elementToggled, interpretationRequested } from '../../../src/tools/dreams/slice'

/** The drawing beside a dream, of which one part is being read. */
function drawingOf(dream: readonly ElementId[], part: ElementId): string {
  const store = configureStore({ reducer: { dreams: dreamsSlice.reducer } })
  for (const element of dream) store.dispatch(elementToggled({ element }))
  store.dispatch(interpretationRequested())
  store.dispatch(dreamsSlice.actions.partReached({ part }))
  return renderToStaticMarkup(
    <Provider store={store}>
      <ReadingDrawing />
    </Provider>,
  )
}

it('the lens on the sky keeps its distance in a dream with fear', () => {
  expect(drawingOf(['floresta', 'chave', 'paz'], 'chave')).toMatch(/data-near.*data-active/)
  for (const part of ['floresta', 'chave', 'medo'] as const)
    expect(drawingOf(['floresta', 'chave', 'medo'], part)).not.toMatch(/data-near|data-active/)
})
