import { describe, expect, it } from 'vitest'
import { answerTimeoutMs, noticeMs } from '../../src/form/listeners'
import { excessOf, selectFields, selectStatus } from '../../src/form/slice'
import { ownClock } from '../support/time'
import { jumpTo } from '../support/timeTravel'
import { type Arrival, type Visit, visit } from '../support/visit'

ownClock()

const typed = { name: 'Ana Lima', email: 'ana@exemplo.com.br', phone: '', message: 'Prefiro as manhãs.' }
const empty = { name: '', email: '', phone: '', message: '' }

/** A visitor with a message that is typed and not yet sent. */
function writing(options: Arrival = {}) {
  const visitor = visit({ address: '/contato-agendar', ...options })
  visitor.type('name', typed.name)
  visitor.type('email', typed.email)
  visitor.type('message', typed.message)
  return visitor
}

function sending(options: Arrival = {}) {
  const visitor = writing(options)
  visitor.clickSend()
  return visitor
}

async function serviceAccepts({ requests, wait }: Visit, request = requests.at(-1)) {
  request?.accept()
  await wait(0)
}

async function serviceRefuses({ requests, wait }: Visit, reason: unknown = new Error('no')) {
  requests.at(-1)?.refuse(reason)
  await wait(0)
}

/** The banner of this message shows for 5 s from now. */
async function expectWholeBanner({ form, wait }: Visit) {
  expect(form().status).toBe('sent')
  await wait(noticeMs - 1)
  expect(form().status).toBe('sent')
  await wait(1)
  expect(form().status).toBe('idle')
}

it('waits as long as the specification and the readings say', () => {
  expect([noticeMs, answerTimeoutMs]).toEqual([5_000, 20_000])
})

it('begins with empty fields and nothing to send', () => {
  expect(visit().form()).toEqual({ fields: empty, status: 'idle', send: 0, pending: null })
})

describe('when send is clicked', () => {
  it('makes one request with the four fields, also for a double click', async () => {
    const { store, form, requests, clickSend, wait } = sending()
    expect(form()).toMatchObject({ send: 1, pending: typed })
    expect(selectFields(store.getState())).toEqual(typed)
    expect(selectStatus(store.getState())).toBe('sending')
    clickSend()
    await wait(500)
    clickSend()
    expect(requests.map(({ message }) => message)).toEqual([typed])
  })

  it('freezes the fields until there is an answer', () => {
    const { type, form } = sending()
    type('message', 'Mudei de ideia.')
    expect(form().fields).toEqual(typed)
  })
})

describe('when the service takes the message', () => {
  it('clears the fields and shows the banner for 5 s', async () => {
    const visitor = sending()
    await visitor.wait(answerTimeoutMs - 1)
    await serviceAccepts(visitor)
    expect(visitor.form().fields).toEqual(empty)
    expect(visitor.ports.showBanner).toHaveBeenCalledOnce()
    await expectWholeBanner(visitor)
    expect(visitor.ports.reportFailure).not.toHaveBeenCalled()
  })

  it('ends a second message or its banner by no timer of the first', async () => {
    const visitor = sending()
    await serviceAccepts(visitor)
    await visitor.wait(4_000)
    visitor.clickSend()
    await visitor.wait(10_000)
    expect(visitor.form().status).toBe('sending')
    await serviceAccepts(visitor)
    await visitor.wait(4_000)
    visitor.clickSend()
    await serviceAccepts(visitor)
    await expectWholeBanner(visitor)
    expect(visitor.requests).toHaveLength(3)
  })
})

describe('when the message cannot be sent', () => {
  it('keeps the fields, logs the reason, and can send again', async () => {
    const visitor = sending()
    const reason = new TypeError('Failed to fetch')
    await serviceRefuses(visitor, reason)
    expect(visitor.form()).toMatchObject({ status: 'idle', fields: typed })
    expect(visitor.ports.reportFailure).toHaveBeenCalledExactlyOnceWith(reason)
    visitor.clickSend()
    expect(visitor.requests.map(({ message }) => message)).toEqual([typed, typed])
  })

  it('does the same where the service cannot even be called', async () => {
    const { ports, clickSend, wait, form } = writing()
    ports.send.mockImplementation(() => {
      throw new TypeError('Invalid URL')
    })
    clickSend()
    await wait(0)
    expect(form()).toMatchObject({ status: 'idle', fields: typed })
    expect(ports.reportFailure).toHaveBeenCalledOnce()
  })

  it('shows a discreet notice where the practice has one', async () => {
    const visitor = sending({ failureNotice: true })
    await serviceRefuses(visitor)
    expect(visitor.form()).toMatchObject({ status: 'failed', fields: typed })
    visitor.clickSend()
    await serviceAccepts(visitor)
    expect(visitor.form()).toMatchObject({ status: 'sent', fields: empty })
  })
})

describe('when there is no answer for 20 s', () => {
  /** The message is sent, and the form no longer waits for the answer. */
  async function waited(options?: Arrival) {
    const visitor = sending(options)
    await visitor.wait(answerTimeoutMs)
    return visitor
  }

  it('rests, logs the reason, and lets the request go on', async () => {
    const { wait, form, requests, ports } = sending()
    await wait(answerTimeoutMs - 1)
    expect(form().status).toBe('sending')
    await wait(1)
    expect(form()).toMatchObject({ status: 'idle', fields: typed })
    expect(requests[0]?.signal.aborted).toBe(false)
    expect(ports.reportFailure).toHaveBeenCalledExactlyOnceWith(new Error('no answer within 20000 ms'))
  })

  it('shows the banner when the service takes the message later', async () => {
    const visitor = await waited({ failureNotice: true })
    expect(visitor.form().status).toBe('failed')
    await serviceAccepts(visitor)
    expect(visitor.form().fields).toEqual(empty)
    expect(visitor.ports.showBanner).toHaveBeenCalledOnce()
    await expectWholeBanner(visitor)
  })

  it('keeps what has been typed since when the answer comes later', async () => {
    const visitor = await waited()
    visitor.type('phone', '11 91111-1111')
    await serviceAccepts(visitor)
    expect(visitor.form()).toMatchObject({ status: 'sent', fields: { ...typed, phone: '11 91111-1111' } })
  })

  it('changes nothing more when the service refuses later', async () => {
    const visitor = await waited()
    await serviceRefuses(visitor)
    expect(visitor.form()).toMatchObject({ status: 'idle', fields: typed, pending: null })
  })
})

describe('when time travel jumps', () => {
  it('shows no banner for a message that is not under way', async () => {
    const visitor = sending()
    jumpTo(visitor.store, writing().store.getState())
    await serviceAccepts(visitor)
    expect(visitor.ports.showBanner).not.toHaveBeenCalled()
  })

  it('ends a message of the same number by its own answer and timers alone', async () => {
    const visitor = writing()
    const idle = visitor.store.getState()
    visitor.clickSend()
    await visitor.wait(answerTimeoutMs - 300)
    jumpTo(visitor.store, idle)
    visitor.clickSend()
    await visitor.wait(300)
    await serviceAccepts(visitor, visitor.requests[0])
    expect(visitor.form().status).toBe('sending')
    expect(visitor.requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await serviceAccepts(visitor)
    await visitor.wait(4_000)
    jumpTo(visitor.store, idle)
    visitor.clickSend()
    await serviceAccepts(visitor)
    await expectWholeBanner(visitor)
  })
})

describe('when a message is long', () => {
  it.each(['a', 'á', '🌊'])('is too long from the 20,001st letter: %s', (letter) => {
    expect(excessOf(letter.repeat(20_000))).toBe(0)
    expect(excessOf(letter.repeat(20_230))).toBe(230)
  })
})
