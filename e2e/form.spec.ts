import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe'
import { expect, test } from './fixtures'
import { banner, field, sendButton, watchSending } from './formPage'
import { type FaultName, faultAddress, received } from './formService'
import { expectHydrated, hold, open, phoneInHand, reload } from './site'
import { e2e } from './sites'

// where answers and timers lead: tests/features/form.test.ts, tests/app/ports.test.ts; keyboard: accessibility.spec.ts

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

test('when a message is being sent focus and fields stay, and nothing more is sent', async ({ page }) => {
  const written = message('devagar@exemplo.com.br')
  await open(page, '/#contact')
  const answers = await hold(page, e2e.inbox)
  const sent = watchSending(page)
  await send(page, written)
  await expect(sendButton(page)).toHaveText('Enviando...')
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
  expect(sent[0]?.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  const fields = { ...written, message: written.message.replace('\n', '\r\n') }
  expect(received(page, written.email)).toMatchObject([{ fields }])
})

test.describe('on a phone', () => {
  test.use(phoneInHand)

  test('the banner is in view', async ({ page }) => {
    await open(page, '/#contact')
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
  for (const [names, address, wrong] of [
    ['', '', name],
    ['   ', 'ana@exemplo.com.br', name],
    ['Ana', 'ana', email],
  ] as const) {
    await name.fill(names)
    await email.fill(address)
    await sendButton(page).click()
    await expect(wrong).toBeFocused()
  }
  expect(sent).toHaveLength(0)
})

test('when a message is too long it is not cut, but sent whole once it fits', async ({ page }) => {
  const written = { ...message('longa@exemplo.com.br'), message: 'É difícil dizer. '.repeat(1250).slice(0, 20_000) }
  const control = field(page, /^Mensagem/)
  await open(page, '/contato-agendar')
  await send(page, { ...written, message: `${written.message}${'ã'.repeat(980_000)}` })
  await expect(control).toBeFocused()
  await expect(control).toHaveAccessibleDescription(/^Letras a mais: 980000\./)
  expect(await control.inputValue()).toHaveLength(1_000_000)
  await control.fill(written.message)
  await expect(control).toHaveAccessibleDescription(/^Basta dizer/)
  await sendButton(page).click()
  await expect(banner(page)).toBeVisible()
  expect(received(page, written.email)).toMatchObject([{ fields: written }])
})

test('when the page is left or reloaded while sending nothing is asked, lost or stuck', async ({ page }) => {
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type())
    await dialog.accept()
  })
  const written = message(faultAddress('hang', 'volta'))
  await open(page, '/contato-agendar')
  await send(page, written)
  // without the back/forward cache, as Playwright has it
  await open(page, '/privacidade')
  await page.goBack()
  await expectFields(page, written)
  await expectHydrated(page)
  await expectFields(page, written)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText('Enviando...')
  await reload(page)
  await expect(sendButton(page)).toHaveText('Enviar mensagem')
  expect(questions).toEqual([])
})

test('when sending fails the fields stay as they are, and the visitor can try again', async ({ page, watch }) => {
  const failed = /console error: The message could not be sent:/
  // the browser's own line about a request that went wrong
  watch.allow(failed, /console error: (Failed to load resource|Access to fetch)/)
  await open(page, '/contato-agendar')
  // what only a browser can see of an answer
  const faults: readonly FaultName[] = ['json-500', 'redirect-301', 'drop', 'no-cors']
  for (const fault of faults)
    await test.step(fault, async () => {
      const written = message(faultAddress(fault))
      const line = page.waitForEvent('console', (one) => failed.test(`console ${one.type()}: ${one.text()}`))
      await send(page, written)
      await line
      await expect(sendButton(page)).toHaveText('Enviar mensagem')
      await expectFields(page, written)
      for (const key of keysOf) await expect(field(page, fieldNames[key])).toBeEditable()
      for (const region of await page.getByRole('status').all()) await expect(region).toBeEmpty()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  await field(page, /^E-mail/).fill('outra@exemplo.com.br')
  await sendButton(page).click()
  await expect(banner(page)).toBeVisible()
  await expectFields(page, blank)
})
