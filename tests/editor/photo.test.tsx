// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { ports } from '../../editor/page/client'
import { type Chosen, Photo } from '../../editor/page/Photo'
import { createStore } from '../../editor/page/store'
import { photoTexts as texts } from '../../editor/page/texts'
import { instant } from '../support/time'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The part that shows the photograph, with a server that answers when the test says so, and what is chosen by then. */
function opened() {
  const answers: (() => void)[] = []
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) =>
        answers.push(() => resolve({ ok: true, json: async () => ({ width: 2000, height: 3000 }) })),
      ),
  )
  let chosen: Chosen | null = null
  function Page() {
    const [now, setNow] = useState<Chosen | null>(null)
    chosen = now
    return (
      <Provider store={createStore(ports)}>
        <Photo chosen={now} setChosen={setNow} />
      </Provider>
    )
  }
  render(<Page />)
  const drop = (file: File) =>
    act(async () => {
      fireEvent(window, Object.assign(new Event('drop'), { dataTransfer: { files: [file] } }))
      await instant()
    })
  const answer = (place: number) =>
    act(async () => {
      answers[place]?.()
      await instant()
    })
  return { drop, answer, chosen: () => chosen?.picture, said: () => screen.getByRole('status').textContent }
}

const [first, second] = ['um', 'dois'].map((name) => new File([name], `${name}.jpg`)) as [File, File]

it('of two photographs the one chosen last is moved, whichever the program has looked at first', async () => {
  const { drop, answer, chosen, said } = opened()
  await drop(first)
  await drop(second)
  await answer(1)
  expect(chosen()).toBe(second)
  await answer(0)
  expect(chosen()).toBe(second)
  expect(said()).toBe('')
})

it('a photograph that is put aside does not come back', async () => {
  const { drop, answer, chosen } = opened()
  await drop(first)
  await answer(0)
  await drop(second)
  fireEvent.click(screen.getByRole('button', { name: texts.cancel }))
  await answer(1)
  expect(chosen()).toBeUndefined()
})
