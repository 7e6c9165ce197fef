import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe'
import { expect, test } from './fixtures'
import { banner, field, sendButton, watchSending } from './formPage'
import { received } from './formService'
import { expectHydrated, hold, open, phoneInHand, reload } from './site'
import { e2e } from './sites'

// where answers and timers lead: tests/features/form.test.ts, tests/app/ports.dom.test.ts; what shows: prerender.test.tsx

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
  expect(await received(written.email)).toMatchObject([written])
})

test('when the page is left or reloaded while sending nothing is asked, lost or stuck', async ({ page }) => {
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type())
    await dialog.accept()
  })
  const written = message('volta@exemplo.com.br')
  await hold(page, e2e.inbox)
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
