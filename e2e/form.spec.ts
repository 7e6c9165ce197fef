import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { type FaultName, faultAddress, received } from './formService'
import { at, hold, isMessage, open, openWithStoppedClock, phoneInHand, practice, scripts } from './site'
import { e2e } from './sites'
import { banner, bannerMs, field, watchSending } from './visitor'

/** The readings' limit for an answer. */
const answerMs = 20_000

const nameField = (page: Page) => field(page, /^Nome/)
const emailField = (page: Page) => field(page, /^E-mail/)
const phoneField = (page: Page) => field(page, /^Telefone/)
const messageField = (page: Page) => field(page, /^Mensagem/)
const sendButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Enviar mensagem' })
const sendingButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Enviando...' })

const message = (email: string) => ({
  name: 'Ana Conceição',
  email,
  phone: '(11) 91234-5678',
  message: 'Às terças, à tarde.\nPode ser online? “Sim” & <b>.',
})

type Message = ReturnType<typeof message>

async function fill(page: Page, { name, email, phone, message }: Message) {
  await nameField(page).fill(name)
  await emailField(page).fill(email)
  await phoneField(page).fill(phone)
  await messageField(page).fill(message)
}

const expectFields = async (page: Page, { name, email, phone, message }: Message) => {
  await expect(nameField(page)).toHaveValue(name)
  await expect(emailField(page)).toHaveValue(email)
  await expect(phoneField(page)).toHaveValue(phone)
  await expect(messageField(page)).toHaveValue(message)
}

async function send(page: Page, message: Message) {
  await fill(page, message)
  await sendButton(page).click()
}

const blank: Message = { name: '', email: '', phone: '', message: '' }

/** As it is received; line ends as multipart writes them. */
const wholeMessage = ({ message, ...fields }: Message) =>
  expect.objectContaining({
    fieldNames: expect.arrayContaining(['name', 'email', 'phone', 'message', 'access_key']),
    fields: { ...fields, message: message.replaceAll('\n', '\r\n') },
  })

test.describe('sending', () => {
  test('from the keyboard on a wide window: every field arrives, and nothing else', async ({ page }) => {
    const written = message('teclado@exemplo.com.br')
    await open(page, '/#contact')
    await nameField(page).click()
    for (const text of [written.name, written.email, written.phone, written.message]) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await expect(sendButton(page)).toBeFocused()
    const [request] = await Promise.all([page.waitForRequest(isMessage), page.keyboard.press('Enter')])
    await expect(banner(page)).toBeVisible()
    await expectFields(page, blank)

    expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    const [arrived] = received(page, written.email)
    expect(arrived?.fieldNames.sort()).toEqual(['access_key', 'email', 'message', 'name', 'phone'])
    expect(received(page, written.email)).toEqual([wholeMessage(written)])
  })

  test('from the contact page', async ({ page }) => {
    const written = message('pagina@exemplo.com.br')
    await open(page, '/contato-agendar')
    await send(page, written)
    await expect(banner(page)).toBeVisible()
    await expectFields(page, blank)
    expect(received(page, written.email)).toEqual([wholeMessage(written)])
  })

  test('with the required fields only', async ({ page }) => {
    const written = { ...blank, name: 'Rui', email: 'minimo@exemplo.com.br' }
    await open(page, '/contato-agendar')
    await fill(page, written)
    await emailField(page).press('Enter')
    await expect(banner(page)).toBeVisible()
    expect(received(page, written.email)).toEqual([wholeMessage(written)])
  })

  test('with Enter held down: one message, also where it is refused at once', async ({ page, watch }) => {
    watch.allow(/The message could not be sent/)
    await page.route(e2e.inbox, (route) => route.fulfill({ json: { success: false } }))
    const sent = watchSending(page)
    await open(page, '/contato-agendar')
    await fill(page, { ...blank, name: 'Rui', email: 'segurado@exemplo.com.br' })
    await emailField(page).focus()
    for (let repeat = 0; repeat < 6; repeat += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'false')
    expect(sent).toHaveLength(1)
  })

  test('says "Enviando...", keeps focus and fields but lets nobody change them meanwhile', async ({ page }) => {
    const written = message('devagar@exemplo.com.br')
    await openWithStoppedClock(page, '/#contact')
    const answers = await hold(page, e2e.inbox)
    const sent = watchSending(page)
    await send(page, written)
    await expect(sendingButton(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(sendingButton(page)).toBeFocused()
    await nameField(page).click()
    await page.keyboard.type('outra coisa')
    await expectFields(page, written)
    for (const control of await page.getByRole('main').getByRole('textbox').all())
      await expect(control).toHaveAttribute('readonly')
    await expect(page.locator('form[aria-busy="true"]')).not.toHaveCount(0)
    // a forced click does not wait for the slide to have scrolled
    await sendingButton(page).scrollIntoViewIfNeeded()
    await sendingButton(page).click({ force: true })
    await nameField(page).press('Enter')
    expect(sent).toHaveLength(1)
    answers.open()
    await expect(banner(page)).toBeVisible()
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'false')
    await expectFields(page, blank)
    expect(received(page, written.email)).toHaveLength(1)
  })

  test('the page can be left meanwhile', async ({ page }) => {
    const written = message('saindo@exemplo.com.br')
    await open(page, '/contato-agendar')
    const answers = await hold(page, e2e.inbox)
    await send(page, written)
    await expect(sendingButton(page)).toBeVisible()
    await page.getByRole('link', { name: /^Anterior: / }).click()
    await expect(page).toHaveURL(at('/servicos-terapia'))
    answers.open()
    await expect.poll(() => received(page, written.email)).toHaveLength(1)
    await page.goBack()
    await expectFields(page, blank)
  })
})

test.describe('sending from a phone', () => {
  test.use(phoneInHand)

  test('every field arrives, and the banner is in view', async ({ page }) => {
    const written = message('celular@exemplo.com.br')
    await open(page, '/#contact')
    for (const [control, text] of [
      [nameField(page), written.name],
      [emailField(page), written.email],
      [phoneField(page), written.phone],
      [messageField(page), written.message],
    ] as const) {
      await control.tap()
      await page.keyboard.type(text)
    }
    await sendButton(page).tap()
    await expect(banner(page)).toBeInViewport({ ratio: 1 })
    await expectFields(page, blank)
    expect(received(page, written.email)).toEqual([wholeMessage(written)])
  })

  test('the fields ask for the right keyboards', async ({ page }) => {
    await open(page, '/#contact')
    await expect(nameField(page)).toHaveAttribute('autocomplete', 'name')
    await expect(emailField(page)).toHaveAttribute('autocomplete', 'email')
    await expect(emailField(page)).toHaveAttribute('inputmode', 'email')
    await expect(phoneField(page)).toHaveAttribute('autocomplete', 'tel')
    await expect(phoneField(page)).toHaveAttribute('inputmode', 'tel')
  })
})

test.describe('the banner', () => {
  test('stays 5 s, whatever is typed meanwhile', async ({ page }) => {
    await openWithStoppedClock(page, '/contato-agendar')
    await send(page, message('faixa@exemplo.com.br'))
    await expect(banner(page)).toBeVisible()
    await page.clock.runFor(2000)
    await nameField(page).fill('Ana')
    await page.clock.runFor(bannerMs - 2000 - 1)
    await expect(banner(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(banner(page)).toBeHidden()
    await expect(nameField(page)).toHaveValue('Ana')
    await expect(sendButton(page)).toBeVisible()
  })
})

test.describe('before sending', () => {
  test('spaces alone are no name', async ({ page }) => {
    await open(page, '/contato-agendar')
    const sent = watchSending(page)
    await send(page, { ...message('espaco@exemplo.com.br'), name: '   ' })
    await expect(nameField(page)).toBeFocused()
    expect(sent).toHaveLength(0)
  })

  test('a message that is too long is not cut: it is sent whole once it fits', async ({ page }) => {
    const written = { ...message('longa@exemplo.com.br'), message: 'É difícil dizer. '.repeat(1250).slice(0, 20_000) }
    await open(page, '/contato-agendar')
    const sent = watchSending(page)
    await fill(page, written)
    await messageField(page).press('End')
    await page.keyboard.insertText('ã'.repeat(230))
    await sendButton(page).click()
    await expect(messageField(page)).toBeFocused()
    await expect(messageField(page)).toHaveAccessibleDescription(/^Letras a mais: 230\./)
    expect(await messageField(page).inputValue()).toHaveLength(20_230)
    expect(sent).toHaveLength(0)
    await messageField(page).fill(written.message)
    await expect(messageField(page)).toHaveAccessibleDescription(/^Basta dizer/)
    await sendButton(page).click()
    await expect(banner(page)).toBeVisible()
    expect(received(page, written.email)).toEqual([wholeMessage(written)])
  })

  test('an empty name or a wrong e-mail address sends nothing and gets the focus', async ({ page }) => {
    await open(page, '/#contact')
    const sent = watchSending(page)
    const validity = (control: ReturnType<typeof field>) =>
      control.evaluate((one: HTMLInputElement) => ({
        missing: one.validity.valueMissing,
        mismatch: one.validity.typeMismatch,
      }))
    await sendButton(page).click()
    await expect(nameField(page)).toBeFocused()
    expect(await validity(nameField(page))).toEqual({ missing: true, mismatch: false })
    await nameField(page).fill('Ana')
    await sendButton(page).click()
    await expect(emailField(page)).toBeFocused()
    expect(await validity(emailField(page))).toEqual({ missing: true, mismatch: false })
    await emailField(page).fill('ana')
    await sendButton(page).click()
    await expect(emailField(page)).toBeFocused()
    expect(await validity(emailField(page))).toEqual({ missing: false, mismatch: true })
    await expect(sendButton(page)).toBeVisible()
    expect(sent).toHaveLength(0)
  })

  test('the page says what is required, how the message travels and two other ways', async ({ page }) => {
    const { contact } = practice
    await open(page, '/contato-agendar')
    await expect(nameField(page)).toHaveAccessibleName('Nome *')
    await expect(emailField(page)).toHaveAccessibleName('E-mail *')
    const note = '* Campos obrigatórios. Suas informações são tratadas com total confidencialidade.'
    await expect(page.getByText(note, { exact: true })).toBeVisible()
    const ways = page.getByText('Sem confirmação, escreva por')
    await expect(ways.getByRole('link', { name: 'e-mail' })).toHaveAttribute('href', `mailto:${contact.email}`)
    const chat = ways.getByRole('link', { name: 'WhatsApp (abre em nova aba)' })
    await expect(chat).toHaveAttribute('href', new RegExp(`^https://wa\\.me/${contact.whatsapp}\\?text=`))
    await expect(chat).toHaveAttribute('target', '_blank')
    await expect(chat).toHaveAttribute('rel', 'noopener noreferrer')
    const details = page.getByRole('main').getByRole('definition')
    const { phone = '', email = '' } = contact
    const digits = phone.replace(/\D/g, '')
    await expect(details.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:+55${digits}`)
    await expect(details.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  })

  test('what was typed before the page was hydrated is kept', async ({ page }) => {
    const code = await hold(page, scripts)
    await page.goto(at('/contato-agendar'), { waitUntil: 'commit' })
    await nameField(page).fill('Ana')
    await emailField(page).fill('cedo@exemplo.com.br')
    code.open()
    await expect(page.locator('[data-layout]')).not.toHaveAttribute('data-layout', 'unmeasured')
    await expectFields(page, { ...blank, name: 'Ana', email: 'cedo@exemplo.com.br' })
    await sendButton(page).click()
    await expect(banner(page)).toBeVisible()
    expect(received(page, 'cedo@exemplo.com.br')).toHaveLength(1)
  })
})

test.describe('a failure', () => {
  const failed = /console error: The message could not be sent:/
  /** The browser's own line about a request that went wrong. */
  const browserLine = /console error: (Failed to load resource|Access to fetch)|page error: The Same Origin Policy/

  const failureTold = (page: Page) =>
    page.waitForEvent('console', (line) => failed.test(`console ${line.type()}: ${line.text()}`))

  async function expectBackToIdle(page: Page, written: Message) {
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'false')
    await expectFields(page, written)
    for (const control of await page.getByRole('main').getByRole('textbox').all())
      await expect(control).not.toHaveAttribute('readonly')
    await expect(page.locator('form[aria-busy="true"]')).toHaveCount(0)
    for (const region of await page.getByRole('status').all()) await expect(region).toBeEmpty()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }

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

  test('of the form service, whatever it answers, keeps the fields and says nothing', async ({ page, watch }) => {
    watch.allow(failed, browserLine)
    await open(page, '/contato-agendar')
    const sent = watchSending(page)
    for (const [before, fault] of quick.entries())
      await test.step(fault, async () => {
        const written = message(faultAddress(fault))
        const line = failureTold(page)
        await send(page, written)
        await line
        await expectBackToIdle(page, written)
        expect(sent).toHaveLength(before + 1)
      })
  })

  test('no answer at all counts as one after 20 s', async ({ page, watch }) => {
    watch.allow(failed, browserLine)
    await openWithStoppedClock(page, '/#contact')
    const sent = watchSending(page)
    const written = message(faultAddress('hang'))
    await send(page, written)
    await expect(sendingButton(page)).toBeVisible()
    await page.clock.runFor(answerMs - 1)
    await expect(sendingButton(page)).toBeVisible()
    const line = failureTold(page)
    await page.clock.runFor(1)
    await line
    await expectBackToIdle(page, written)
    expect(sent).toHaveLength(1)
  })

  test('after 20 s: a late answer of success still shows the banner', async ({ page, watch }) => {
    watch.allow(failed)
    await openWithStoppedClock(page, '/#contact')
    const sent = watchSending(page)
    const answers = await hold(page, e2e.inbox)
    await send(page, message('tarde@exemplo.com.br'))
    await page.clock.runFor(answerMs + 5000)
    await expect(sendButton(page)).toBeVisible()
    answers.open()
    await expect(banner(page)).toBeVisible()
    await expectFields(page, blank)
    expect(sent).toHaveLength(1)
  })

  test('can be followed by another attempt, and a slow answer of success is one', async ({ page, watch }) => {
    watch.allow(failed, browserLine)
    await open(page, '/contato-agendar')
    const line = failureTold(page)
    await send(page, message(faultAddress('json-500')))
    await line
    const slow = faultAddress('slow-600', 'outra')
    await emailField(page).fill(slow)
    await sendButton(page).click()
    await expect(sendingButton(page)).toBeVisible()
    await expect(banner(page)).toBeVisible()
    await expectFields(page, blank)
    expect(received(page, slow)).toHaveLength(1)
  })
})
