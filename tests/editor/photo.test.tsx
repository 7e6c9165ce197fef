// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { Photo } from '../../editor/page/Photo'
import { createStore } from '../../editor/page/store'
import { photoTexts as texts } from '../../editor/page/texts'
import { instant } from '../support/time'
import { silentPorts } from './silentPorts'

afterEach(cleanup)

it('a photograph dropped anywhere on the page is looked at, moved, and put aside', async () => {
  const sizeOf = vi.fn(async (_address: string) => ({ width: 2000, height: 3000 }))
  const store = createStore({ ...silentPorts, sizeOf })
  render(
    <Provider store={store}>
      <Photo />
    </Provider>,
  )
  await act(async () => {
    fireEvent(window, Object.assign(new Event('drop'), { dataTransfer: { files: [new File(['um'], 'um.jpg')] } }))
    expect(store.getState().framing.status).toBe('looking')
    await instant()
  })
  expect(sizeOf).toHaveBeenCalledWith(expect.stringMatching(/^blob:/))
  expect(screen.getByRole('slider', { name: texts.zoom })).toHaveProperty('value', '1.2')
  fireEvent.click(screen.getByRole('button', { name: texts.cancel }))
  expect(screen.getByText(texts.choose)).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
})
