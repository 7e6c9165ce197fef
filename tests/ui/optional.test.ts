// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { optional } from '../../src/ui/tool/optional'

afterEach(cleanup)

it('pieces whose code does not come are all there once the network is back', async () => {
  let isOnline = false
  const pieces = optional(async () => {
    if (!isOnline) throw new Error('offline')
    return { Piece: () => 'palavras' }
  })
  const Piece = pieces.piece(({ Piece }) => Piece)
  render(createElement('div', null, createElement(Piece), createElement(Piece)))
  await act(() => pieces.load())
  expect(screen.queryByText(/palavras/)).toBeNull()
  isOnline = true
  await act(async () => {
    window.dispatchEvent(new Event('online'))
    await pieces.load()
  })
  expect(screen.getByText('palavraspalavras')).toBeDefined()
})
