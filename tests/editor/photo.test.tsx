// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { type Ports, Rejected } from '../../editor/page/listeners'
import { Photo } from '../../editor/page/Photo'
import { createStore } from '../../editor/page/store'
import { photoTexts as texts } from '../../editor/page/texts'
import { instant } from '../support/time'
import { silentPorts } from './silentPorts'

afterEach(cleanup)

/** The part that shows the photograph, and a file that is dropped on the page around it. */
function open(sizeOf: Ports['sizeOf']) {
  const store = createStore({ ...silentPorts, sizeOf })
  const part = (
    <Provider store={store}>
      <Photo />
    </Provider>
  )
  const drop = () =>
    act(async () => {
      fireEvent(window, Object.assign(new Event('drop'), { dataTransfer: { files: [new File(['um'], 'um.jpg')] } }))
      expect(store.getState().framing.status).toBe('looking')
      await instant()
    })
  return { ...render(part), part, drop, said: () => screen.getByRole('status').textContent }
}

it('a photograph dropped anywhere on the page is looked at, moved, and put aside', async () => {
  const sizeOf = vi.fn(async (_address: string) => ({ width: 2000, height: 3000 }))
  const { drop, said } = open(sizeOf)
  await drop()
  expect(sizeOf).toHaveBeenCalledWith(expect.stringMatching(/^blob:/))
  expect(screen.getByRole('slider', { name: texts.zoom })).toHaveProperty('value', '1.2')
  fireEvent.click(screen.getByRole('button', { name: texts.cancel }))
  expect(screen.getByText(texts.choose)).toBeTruthy()
  expect(said()).toBe('')
})

it('what is wrong with a photograph is said until this part is left', async () => {
  const { drop, said, unmount, part } = open(() => Promise.reject(new Rejected('não serve', 422)))
  await drop()
  expect(said()).toBe('não serve')
  unmount()
  render(part)
  expect(said()).toBe('')
})
