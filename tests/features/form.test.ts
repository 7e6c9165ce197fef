import { describe, expect, it } from 'vitest'
import { answerTimeoutMs, noticeMs } from '../../src/form/listeners'
import { excessOf, selectFields, selectStatus } from '../../src/form/slice'
import { ownClock } from '../support/time'
import { jumpTo } from '../support/timeTravel'
import { type Visit, visit } from '../support/visit'

ownClock()

const typed = { name: 'Ana Lima', email: 'ana@exemplo.com.br', phone: '', message: 'Prefiro as manhãs.' }
const empty = { name: '', email: '', phone: '', message: '' }

/** Somebody at the contact form, with a message typed and not yet sent. */
function writing(options: Parameters<typeof visit>[0] = {}) {
  const visitor = visit({ address: '/contato-agendar', ...options })
  visitor.type('name', typed.name)
  visitor.type('email', typed.email)
  visitor.type('message', typed.message)
  return visitor
}

/** The message is on its way. */
function sending(options: Parameters<typeof visit>[0] = {}) {
  const visitor = writing(options)
  visitor.clickSend()
  return visitor
}

async function serviceAccepts(visitor: Visit, request = visitor.requests.at(-1)) {
  request?.accept()
  await visitor.wait(0)
}

async function serviceRefuses(visitor: Visit, reason: unknown, request = visitor.requests.at(-1)) {
  request?.refuse(reason)
  await visitor.wait(0)
}

describe('sending a message', () => {
  it('begins with empty fields, and nothing on its way', () => {
    expect(visit().form()).toEqual({ fields: empty, status: 'idle', send: 0, pending: null })
  })

  it('begins with a click: the form is sending, and the service gets the four fields', () => {
    const visitor = sending()
    expect(visitor.form()).toMatchObject({ fields: typed, status: 'sending', send: 1, pending: typed })
    expect(selectFields(visitor.store.getState())).toEqual(typed)
    expect(selectStatus(visitor.store.getState())).toBe('sending')
    expect(visitor.requests.map(({ message }) => message)).toEqual([typed])
  })

  it('is one request for one click, and for a double click', async () => {
    const visitor = sending()
    visitor.clickSend()
    await visitor.wait(500)
    visitor.clickSend()
    expect(visitor.requests).toHaveLength(1)
  })

  it('freezes the fields until there is an answer', () => {
    const visitor = sending()
    visitor.type('message', 'Mudei de ideia.')
    expect(visitor.form().fields).toEqual(typed)
  })
})

describe('when the service has taken the message', () => {
  it('the fields are cleared and the banner shows for 5 s, then the form rests', async () => {
    const visitor = sending()
    await visitor.wait(800)
    await serviceAccepts(visitor)
    expect(visitor.form()).toMatchObject({ fields: empty, status: 'sent' })
    expect(visitor.ports.showBanner).toHaveBeenCalledOnce()
    await visitor.wait(noticeMs - 1)
    expect(visitor.form().status).toBe('sent')
    await visitor.wait(1)
    expect(visitor.form().status).toBe('idle')
    expect(noticeMs).toBe(5_000)
    expect(visitor.ports.reportFailure).not.toHaveBeenCalled()
  })

  it('typing meanwhile does not touch the banner, nor the banner what is typed', async () => {
    const visitor = sending()
    await serviceAccepts(visitor)
    await visitor.wait(2_000)
    visitor.type('name', 'Bia')
    expect(visitor.form().status).toBe('sent')
    await visitor.wait(3_000)
    expect(visitor.form()).toMatchObject({ status: 'idle', fields: { ...empty, name: 'Bia' } })
  })

  it('a new message replaces the banner, whose clock does not end the second', async () => {
    const visitor = sending()
    await serviceAccepts(visitor)
    await visitor.wait(4_000)
    visitor.clickSend()
    expect(visitor.form().status).toBe('sending')
    await serviceAccepts(visitor)
    await visitor.wait(noticeMs - 1)
    expect(visitor.form().status).toBe('sent')
    await visitor.wait(1)
    expect(visitor.form().status).toBe('idle')
    expect(visitor.requests).toHaveLength(2)
  })

  it('the first banner’s clock does not end a second sending either', async () => {
    const visitor = sending()
    await serviceAccepts(visitor)
    await visitor.wait(4_000)
    visitor.clickSend()
    await visitor.wait(10_000)
    expect(visitor.form().status).toBe('sending')
  })

  it('an answer at the last moment still counts, and its banner stays its full time', async () => {
    const visitor = sending()
    await visitor.wait(answerTimeoutMs - 1)
    await serviceAccepts(visitor)
    await visitor.wait(noticeMs - 1)
    expect(visitor.form().status).toBe('sent')
    expect(visitor.ports.reportFailure).not.toHaveBeenCalled()
  })
})

describe('when the message could not be sent', () => {
  it.each([
    ['the network fails', new TypeError('Failed to fetch')],
    ['the service says no', new Error('the form service answered 400: {"success":false}')],
    ['the answer is not JSON', new Error('the form service answered 429: <html>')],
    ['nobody says why', undefined],
  ])('because %s, the form rests with what was typed, and logs the reason', async (_why, reason) => {
    const visitor = sending()
    await visitor.wait(300)
    await serviceRefuses(visitor, reason)
    expect(visitor.form()).toMatchObject({ status: 'idle', fields: typed })
    expect(visitor.ports.reportFailure).toHaveBeenCalledExactlyOnceWith(reason)
  })

  it('because the service cannot even be called, the form rests as well', async () => {
    const visitor = writing()
    visitor.ports.send.mockImplementation(() => {
      throw new TypeError('Invalid URL')
    })
    visitor.clickSend()
    await visitor.wait(0)
    expect(visitor.form()).toMatchObject({ status: 'idle', fields: typed })
    expect(visitor.ports.reportFailure).toHaveBeenCalledOnce()
  })

  it('because nothing was answered for 20 s, the form rests, and the request goes on', async () => {
    const visitor = sending()
    await visitor.wait(answerTimeoutMs - 1)
    expect(visitor.form().status).toBe('sending')
    expect(visitor.requests[0]?.signal.aborted).toBe(false)
    await visitor.wait(1)
    expect(visitor.form()).toMatchObject({ status: 'idle', fields: typed })
    expect(visitor.requests[0]?.signal.aborted).toBe(false)
    expect(visitor.ports.reportFailure).toHaveBeenCalledExactlyOnceWith(new Error('no answer within 20000 ms'))
    expect(answerTimeoutMs).toBe(20_000)
  })

  it('an answer after the 20 s is shown all the same, with a banner of 5 s', async () => {
    const visitor = sending({ failureNotice: true })
    await visitor.wait(answerTimeoutMs + 5_000)
    expect(visitor.form().status).toBe('failed')
    await serviceAccepts(visitor)
    expect(visitor.form()).toMatchObject({ status: 'sent', fields: empty })
    expect(visitor.ports.showBanner).toHaveBeenCalledOnce()
    await visitor.wait(noticeMs)
    expect(visitor.form().status).toBe('idle')
  })

  it('an answer after the 20 s leaves what has been written since', async () => {
    const visitor = sending()
    await visitor.wait(answerTimeoutMs)
    visitor.type('phone', '11 91111-1111')
    await serviceAccepts(visitor)
    expect(visitor.form()).toMatchObject({ status: 'sent', fields: { ...typed, phone: '11 91111-1111' } })
  })

  it('a refusal after the 20 s changes nothing more', async () => {
    const visitor = sending()
    await visitor.wait(answerTimeoutMs)
    await serviceRefuses(visitor, new Error('no'))
    expect(visitor.form()).toMatchObject({ status: 'idle', fields: typed, pending: null })
  })

  it('a late answer to the first message does not end the second', async () => {
    const visitor = sending()
    await visitor.wait(answerTimeoutMs)
    visitor.clickSend()
    await serviceAccepts(visitor, visitor.requests[0])
    expect(visitor.form()).toMatchObject({ status: 'sending', send: 2 })
    await serviceAccepts(visitor)
    expect(visitor.form().status).toBe('sent')
  })

  it('can be tried again at once', async () => {
    const visitor = sending()
    await serviceRefuses(visitor, new Error('no'))
    visitor.clickSend()
    expect(visitor.form().status).toBe('sending')
    expect(visitor.requests.map(({ message }) => message)).toEqual([typed, typed])
  })

  it('shows a discreet notice only where the practice has one', async () => {
    const visitor = sending({ failureNotice: true })
    await serviceRefuses(visitor, new Error('no'))
    expect(visitor.form()).toMatchObject({ status: 'failed', fields: typed })
    visitor.type('phone', '11')
    expect(visitor.form().fields.phone).toBe('11')
    visitor.clickSend()
    expect(visitor.form().status).toBe('sending')
    await serviceAccepts(visitor)
    expect(visitor.form()).toMatchObject({ status: 'sent', fields: empty })
  })
})

describe('answers and clocks that come late', () => {
  it('leaving the page does not stop the message', async () => {
    const visitor = sending()
    visitor.followLink('/privacidade')
    await serviceAccepts(visitor)
    expect(visitor.form().status).toBe('sent')
  })
})

describe('travelling in time', () => {
  it('to a state of sending, the banner’s clock that is still running ends no sending', async () => {
    const visitor = sending()
    const onItsWay = visitor.store.getState()
    await serviceAccepts(visitor)
    jumpTo(visitor.store, onItsWay)
    await visitor.wait(noticeMs)
    expect(visitor.form().status).toBe('sending')
  })

  it('sends nothing by itself', async () => {
    const visitor = writing()
    const idle = visitor.store.getState()
    visitor.clickSend()
    const onItsWay = visitor.store.getState()
    await serviceAccepts(visitor)
    for (const state of [idle, onItsWay, idle]) jumpTo(visitor.store, state)
    await visitor.wait(2 * answerTimeoutMs)
    expect(visitor.requests).toHaveLength(1)
  })

  it('back to before a message is sent, a second one is not ended by the first', async () => {
    const visitor = writing()
    const idle = visitor.store.getState()
    visitor.clickSend()
    await visitor.wait(1_000)
    jumpTo(visitor.store, idle)
    visitor.clickSend()
    await visitor.wait(1_000)
    expect(visitor.form().status).toBe('sending')
    await serviceAccepts(visitor)
    expect(visitor.form()).toMatchObject({ status: 'sent', fields: empty })
  })

  it('back to before a banner, the banner of a second message has its own full 5 s', async () => {
    const visitor = writing()
    const idle = visitor.store.getState()
    visitor.clickSend()
    await serviceAccepts(visitor)
    await visitor.wait(4_000)
    jumpTo(visitor.store, idle)
    visitor.clickSend()
    await serviceAccepts(visitor)
    await visitor.wait(noticeMs - 1)
    expect(visitor.form().status).toBe('sent')
    await visitor.wait(1)
    expect(visitor.form().status).toBe('idle')
  })

  it('back to before a message is sent, a second one ignores the answer to the first', async () => {
    const visitor = writing()
    const idle = visitor.store.getState()
    visitor.clickSend()
    jumpTo(visitor.store, idle)
    visitor.clickSend()
    await visitor.wait(300)
    await serviceAccepts(visitor, visitor.requests[0])
    expect(visitor.form().status).toBe('sending')
    expect(visitor.requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })
})

describe('a long message', () => {
  it('is too long from the 20,001st letter, whatever letters those are', () => {
    for (const letter of ['a', 'á', '🌊']) {
      expect(excessOf(letter.repeat(20_000))).toBe(0)
      expect(excessOf(letter.repeat(20_230))).toBe(230)
    }
  })
})
