import { configureStore } from '@reduxjs/toolkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { describe, expect, it } from 'vitest'
import { Companion } from '../../../src/tools/dreams/Companion'
import { dreamsSlice, type ElementId } from '../../../src/tools/dreams/slice'

/** Where the lens is, while one reads of `story`. */
function seenFrom(dream: readonly ElementId[], story: ElementId | null) {
  const store = configureStore({ reducer: () => ({ dreams: { ...dreamsSlice.getInitialState(), story } }) })
  const markup = renderToStaticMarkup(
    <Provider store={store}>
      <Companion dream={dream} />
    </Provider>,
  )
  return /lens__view"[^>]*/.exec(markup)?.[0]
}

describe('the sky beside my reading', () => {
  it('comes near what is told', () => {
    expect(seenFrom(['estranho', 'casa'], 'estranho')).not.toBe(seenFrom(['estranho', 'casa'], null))
  })

  it('keeps its distance where there was fear', () => {
    for (const near of ['floresta', 'chave', 'medo'] as const)
      expect(seenFrom(['floresta', 'chave', 'medo'], near)).toBe(seenFrom(['floresta', 'chave', 'medo'], null))
  })
})
