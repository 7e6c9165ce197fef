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
    expect(seenFrom(['estranho', 'chave', 'medo'], 'chave')).not.toBe(seenFrom(['estranho', 'chave', 'medo'], null))
  })

  it('keeps its distance from who was there, from my home and from the fear, where I was afraid', () => {
    for (const near of ['estranho', 'casa', 'medo'] as const)
      expect(seenFrom(['estranho', 'casa', 'medo'], near)).toBe(seenFrom(['estranho', 'casa', 'medo'], null))
  })
})
