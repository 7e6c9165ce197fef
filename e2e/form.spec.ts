import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe'
import { expect, test } from './fixtures'
import { type FaultName, faultAddress, received } from './formService'
import {
  announcement,
  banner,
  barLink,
  expectHydrated,
  expectSlide,
  field,
  framesMs,
  hold,
  isMessage,
  nextButton,
  open,
  openWithStoppedClock,
  phoneInHand,
  reload,
  sendButton,
  slideMs,
  watchSending,
} from './site'
import { e2e } from './sites'

// which answer and which timer leads where: tests/features/form.test.ts

/** The readings' limit for an answer. */
const answerMs = 20_000
const fieldNames = { name: /^Nome/, email: /^E-mail/, phone: /^Telefone/, message: /^Mensagem/ }

const message = (email: string) => ({
  name: 'Ana Conceição',
  email,
  phone: '(11) 91234-5678',
  message: 'Às terças, à tarde.\nPode ser online? “Sim” & <b>.',
})
type Message = ReturnType<typeof message>
const blank: Message = { name: '', email: '', phone: '', message: '' }
const keysOf = Object.keys(blank) as (keyof Message)[]

async function fill(page: Page, texts: Message) {
  for (const key of keysOf) await field(page, fieldNames[key]).fill(texts[key])
}

async function expectFields(page: Page, texts: Message) {
  for (const key of keysOf) await expect(field(page, fieldNames[key])).toHaveValue(texts[key])
}

async function send(page: Page, texts: Message) {
  await fill(page, texts)
  await sendButton(page).click()
}

/** As it is received; line ends as multipart writes them. */
const wholeMessage = ({ message, ...fields }: Message) =>
  expect.objectContaining({
    fieldNames: expect.arrayContaining(['name', 'email', 'phone', 'message', 'access_key']),
    fields: { ...fields, message: message.replaceAll('\n', '\r\n') },
  })

async function expectIdle(page: Page, texts: Message) {
  await expect(sendButton(page)).toHaveText('Enviar mensagem')
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'false')
  await expectFields(page, texts)
  for (const key of keysOf) await expect(field(page, fieldNames[key])).toBeEditable()
  for (const region of await page.getByRole('status').all()) await expect(region).toBeEmpty()
  await expect(page.getByRole('alert')).toHaveCount(0)
}

test('when sent from a slide by keyboard every field arrives, and nothing else', async ({ page }) => {
  const written = message('teclado@exemplo.com.br')
  await open(page, '/#contact')
  await field(page, /^Nome/).click()
  for (const key of keysOf) {
    await page.keyboard.type(written[key])
    await page.keyboard.press('Tab')
  }
  await expect(sendButton(page)).toBeFocused()
  const [request] = await Promise.all([page.waitForRequest(isMessage), page.keyboard.press('Enter')])
  await expect(banner(page)).toBeVisible()
  await expectFields(page, blank)
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(received(page, written.email)).toEqual([wholeMessage(written)])
  expect(received(page, written.email)[0]?.fieldNames).toHaveLength(5)
})

test('when Enter is held down one message is sent', async ({ page }) => {
  const written = { ...blank, name: 'Rui', email: 'minimo@exemplo.com.br' }
  const sent = watchSending(page)
  await open(page, '/contato-agendar')
  await fill(page, written)
  await field(page, /^E-mail/).focus()
  for (let repeat = 0; repeat < 6; repeat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(banner(page)).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(received(page, written.email)).toEqual([wholeMessage(written)])
})

test('when a message is being sent focus and fields stay, and nobody can change them', async ({ page }) => {
  const written = message('devagar@exemplo.com.br')
  await openWithStoppedClock(page, '/#contact')
  const answers = await hold(page, e2e.inbox)
  const sent = watchSending(page)
  await send(page, written)
  await expect(sendButton(page)).toHaveText('Enviando...')
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(sendButton(page)).toBeFocused()
  await field(page, /^Nome/).click()
  await page.keyboard.type('outra coisa')
  await expectFields(page, written)
  // a forced click does not wait for the slide to have scrolled
  await sendButton(page).scrollIntoViewIfNeeded()
  await sendButton(page).click({ force: true })
  await field(page, /^Nome/).press('Enter')
  expect(sent).toHaveLength(1)
  answers.open()
  await expect(banner(page)).toBeVisible()
  await expectFields(page, blank)
})

test.describe('on a phone', () => {
  test.use(phoneInHand)

  test('the fields ask for their keyboards, and the banner is in view', async ({ page }) => {
    await open(page, '/#contact')
    await expect(field(page, /^Nome/)).toHaveAttribute('autocomplete', 'name')
    for (const [name, kind] of [
      [/^E-mail/, 'email'],
      [/^Telefone/, 'tel'],
    ] as const) {
      await expect(field(page, name)).toHaveAttribute('autocomplete', kind)
      await expect(field(page, name)).toHaveAttribute('inputmode', kind)
    }
    await fill(page, message('celular@exemplo.com.br'))
    await sendButton(page).tap()
    await expect(banner(page)).toBeInViewport({ ratio: 1 })
    await expectNoFindings(page, 'banner')
    await expectFields(page, blank)
  })
})

test('when a required field is empty or wrong it gets the focus, and nothing is sent', async ({ page }) => {
  await open(page, '/#contact')
  const sent = watchSending(page)
  const [name, email] = [field(page, /^Nome/), field(page, /^E-mail/)]
  const validity = (control: typeof name) =>
    control.evaluate(({ validity }: HTMLInputElement) => [validity.valueMissing, validity.typeMismatch])
  await sendButton(page).click()
  await expect(name).toBeFocused()
  expect(await validity(name)).toEqual([true, false])
  await name.fill('   ')
  await email.fill('ana@exemplo.com.br')
  await sendButton(page).click()
  await expect(name).toBeFocused()
  await name.fill('Ana')
  await email.fill('ana')
  await sendButton(page).click()
  await expect(email).toBeFocused()
  expect(await validity(email)).toEqual([false, true])
  expect(sent).toHaveLength(0)
})

test('when a message is too long it is not cut, but sent whole once it fits', async ({ page }) => {
  const written = { ...message('longa@exemplo.com.br'), message: 'É difícil dizer. '.repeat(1250).slice(0, 20_000) }
  const control = field(page, /^Mensagem/)
  await open(page, '/contato-agendar')
  const sent = watchSending(page)
  await fill(page, { ...written, message: `${written.message}${'ã'.repeat(980_000)}` })
  await sendButton(page).click()
  await expect(control).toBeFocused()
  await expect(control).toHaveAccessibleDescription(/^Letras a mais: 980000\./)
  expect(await control.inputValue()).toHaveLength(1_000_000)
  expect(sent).toHaveLength(0)
  await control.fill(written.message)
  await expect(control).toHaveAccessibleDescription(/^Basta dizer/)
  await sendButton(page).click()
  await expect(banner(page)).toBeVisible()
  expect(received(page, written.email)).toEqual([wholeMessage(written)])
})

test('when the visitor has left the site while sending the message is whole on return', async ({ page }) => {
  const written = message(faultAddress('hang', 'volta'))
  await open(page, '/contato-agendar')
  await send(page, written)
  // without the back/forward cache, as Playwright has it
  await open(page, '/privacidade')
  await page.goBack()
  await expectFields(page, written)
  await expectHydrated(page)
  await expectFields(page, written)
})

test('when the page is reloaded or closed while sending nothing is stuck or asked', async ({ page }) => {
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type())
    await dialog.accept()
  })
  await open(page, '/contato-agendar')
  for (const email of ['recarga', 'fim']) {
    await send(page, message(faultAddress('hang', email)))
    await expect(sendButton(page)).toHaveText('Enviando...')
    if (email === 'recarga') await reload(page)
  }
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  expect(questions).toEqual([])
})

test.describe('when sending fails', () => {
  const failed = /console error: The message could not be sent:/
  /** The browser's own line about a request that went wrong. */
  const browserLine = /console error: (Failed to load resource|Access to fetch)|page error: The Same Origin Policy/
  const failure = (page: Page) =>
    page.waitForEvent('console', (line) => failed.test(`console ${line.type()}: ${line.text()}`))

  const quick: readonly FaultName[] = [
    'success-false',
    'success-string',
    'html-200',
    'json-400',
    'html-429',
    'json-500',
    'redirect-301',
    'drop',
    'no-cors',
  ]

  test('whatever the answer, the fields are kept and one can try again', async ({ page, watch }) => {
    watch.allow(failed, browserLine)
    await open(page, '/contato-agendar')
    const sent = watchSending(page)
    for (const [before, fault] of quick.entries())
      await test.step(fault, async () => {
        const written = message(faultAddress(fault))
        const line = failure(page)
        await send(page, written)
        await line
        await expectIdle(page, written)
        expect(sent).toHaveLength(before + 1)
      })
    await field(page, /^E-mail/).fill(faultAddress('slow-600', 'outra'))
    await sendButton(page).click()
    await expect(sendButton(page)).toHaveText('Enviando...')
    await expect(banner(page)).toBeVisible()
    await expectFields(page, blank)
  })

  test('no answer for 20 s is a failure, and a late success shows the banner', async ({ page, watch }) => {
    watch.allow(failed)
    await openWithStoppedClock(page, '/#contact')
    const sent = watchSending(page)
    const answers = await hold(page, e2e.inbox)
    const written = message('tarde@exemplo.com.br')
    await send(page, written)
    await page.clock.runFor(answerMs - 1)
    await expect(sendButton(page)).toHaveText('Enviando...')
    const line = failure(page)
    await page.clock.runFor(1)
    await line
    await expectIdle(page, written)
    answers.open()
    await expect(banner(page)).toBeVisible()
    await expectFields(page, blank)
    expect(sent).toHaveLength(1)
  })
})

test.describe('when the tab is in the background or the clock of the computer is set', () => {
  /** The visitor looks at another tab, or comes back to this one. */
  const setInBackground = (page: Page, isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, isHidden)

  /** In another tab for so long, with timers that fire late and once, as browsers let them; then a few frames here. */
  async function spendInBackground(page: Page, ms: number) {
    await setInBackground(page, true)
    await page.clock.fastForward(ms)
    await setInBackground(page, false)
    await page.clock.runFor(framesMs)
  }

  test('a move ends, a jump arrives, and the next move is heard', async ({ page }) => {
    await openWithStoppedClock(page, '/')
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(300)
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 24 * 60 * 60_000)
    await page.keyboard.press('ArrowRight')
    await expect(announcement(page)).toHaveText('Atuação Clínica, 2 de 4')
    await spendInBackground(page, 10 * 60_000)
    await expectSlide(page, 'Atuação Clínica')
    await nextButton(page).click()
    await page.clock.runFor(slideMs)
    await expectSlide(page, 'Serviços')
    await barLink(page, 'Contato').click()
    await spendInBackground(page, 60_000)
    await page.clock.runFor(slideMs)
    await expectSlide(page, 'Contato')
  })
})
