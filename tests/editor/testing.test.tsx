// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it } from 'vitest'
import { createStore, put } from '../../editor/page/store'
import { TestMessage } from '../../editor/page/TestMessage'
import { testAsked } from '../../editor/page/testing'
import { testTexts as texts } from '../../editor/page/texts'
import { instant } from '../support/time'
import { silentPorts } from './silentPorts'

afterEach(cleanup)

/** A page that sends messages to a service that answers when the test says so. */
function open() {
  const sent: { endpoint: string; accessKey: string; answer: (isTaken: boolean) => void; fail: () => void }[] = []
  const sendTest = (endpoint: string, accessKey: string) =>
    new Promise<boolean>((answer, fail) => sent.push({ endpoint, accessKey, answer, fail: () => fail(new Error()) }))
  const store = createStore({ ...silentPorts, sendTest })
  const send = (accessKey = 'chave') =>
    store.dispatch(testAsked({ endpoint: 'https://servico.example/enviar', accessKey }))
  return { store, sent, send, status: () => store.getState().testing.status }
}

describe('a message that tries the key', () => {
  it.each([
    ['sent', true],
    ['refused', false],
  ])('is %s as the service says', async (end, isTaken) => {
    const { sent, send, status } = open()
    expect(status()).toBe('idle')
    send()
    expect(status()).toBe('sending')
    expect(sent).toMatchObject([{ endpoint: 'https://servico.example/enviar', accessKey: 'chave' }])
    sent[0]?.answer(isTaken)
    await instant()
    expect(status()).toBe(end)
  })

  it('that gets no answer has not reached the service', async () => {
    const { sent, send, status } = open()
    send()
    sent[0]?.fail()
    await instant()
    expect(status()).toBe('unreachable')
  })

  it('is not ended by the late answer to one before', async () => {
    const { sent, send, status } = open()
    send()
    send('outra')
    sent[0]?.answer(true)
    await instant()
    expect(status()).toBe('sending')
    sent[1]?.answer(false)
    await instant()
    expect(status()).toBe('refused')
  })
})

it('what was said of a key goes once there is another, and when this part is left', async () => {
  const { store, sent } = open()
  const enter = (key: string) => act(() => store.dispatch(put(['contact'], { form: { accessKey: key, endpoint: '' } })))
  enter('chave')
  const page = (
    <Provider store={store}>
      <TestMessage />
    </Provider>
  )
  const { unmount } = render(page)
  const said = () => screen.getByRole('status').textContent
  fireEvent.click(screen.getByRole('button'))
  expect(said()).toBe(texts.sending)
  expect(screen.getByRole('button')).toHaveProperty('disabled', true)
  await act(async () => {
    sent[0]?.answer(true)
    await instant()
  })
  expect(said()).toBe(texts.sent)
  enter('outra')
  expect(said()).toBe('')
  enter('chave')
  expect(said()).toBe(texts.sent)
  unmount()
  render(page)
  expect(said()).toBe('')
})
