import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { faultAddress } from '../formService'
import { addressOf, expectHydrated, open, openWithStoppedClock, reload } from '../site'
import { banner, bannerMs, field, fillRequired, framesMs, sendButton, watchSending } from '../visitor'

declare global {
  interface Window {
    /** Has the form service answer the message with this number (0 first), whether or not anybody still waits for it. */
    answerMessage(number: number, success: boolean): void
  }
}

const failed = /The message could not be sent:/
const answerMs = 20_000
const message = 'Às terças.'

/** A form service that answers when, and in the order in which, the test says; a message called off is answered, too. */
async function answerByHand(page: Page) {
  await page.addInitScript(() => {
    const waiting: ((body: string) => void)[] = []
    const { fetch } = window
    window.fetch = (address, options) =>
      options?.method === 'POST'
        ? new Promise((resolve) => waiting.push((body) => resolve(new Response(body))))
        : fetch(address, options)
    window.answerMessage = (number, success) => waiting[number]?.(JSON.stringify({ success }))
  })
  return async (number: number, success: boolean) => {
    await page.evaluate(([which, how]) => window.answerMessage(which, how), [number, success] as const)
    await page.clock.runFor(framesMs)
  }
}

async function fill(page: Page, email: string) {
  await fillRequired(page, email)
  await field(page, /^Mensagem/).fill(message)
}

async function expectSending(page: Page) {
  await expect(sendButton(page)).toHaveText('Enviando...')
  await expect(field(page, /^Mensagem/)).toHaveValue(message)
  await expect(banner(page)).toBeHidden()
}

async function expectIdle(page: Page, left = message) {
  await expect(sendButton(page)).toHaveText('Enviar mensagem')
  await expect(field(page, /^Mensagem/)).toHaveValue(left)
  await expect(field(page, /^Mensagem/)).toBeEditable()
  await expect(banner(page)).toBeHidden()
}

async function expectSent(page: Page) {
  await expect(banner(page)).toBeVisible()
  await expect(field(page, /^Mensagem/)).toHaveValue('')
  await expect(sendButton(page)).toHaveText('Enviar mensagem')
}

const privacyLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' })

async function leaveForAnotherPage(page: Page) {
  await privacyLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidade')
}

test('an answer that comes after the next message counts for neither of the two', async ({ page, watch }) => {
  watch.allow(failed)
  const answer = await answerByHand(page)
  await openWithStoppedClock(page, '/contato-agendar')
  await fill(page, 'ordem@exemplo.com.br')
  await sendButton(page).click()
  await expectSending(page)
  await page.clock.runFor(answerMs)
  await expectIdle(page)
  await sendButton(page).click()
  await answer(0, true)
  await expectSending(page)
  await answer(1, false)
  await expectIdle(page)
  await sendButton(page).click()
  await answer(0, false)
  await answer(1, true)
  await expectSending(page)
  await answer(2, true)
  await expectSent(page)
  await page.clock.runFor(bannerMs)
  await expectIdle(page, '')
})

test('a visitor who leaves while a message is sent finds its state on return', async ({ page, watch }) => {
  watch.allow(failed)
  const answer = await answerByHand(page)
  await openWithStoppedClock(page, '/contato-agendar')
  await fill(page, 'volta@exemplo.com.br')
  await sendButton(page).click()
  await leaveForAnotherPage(page)
  await page.goBack()
  await expectSending(page)
  await leaveForAnotherPage(page)
  await answer(0, false)
  await page.goBack()
  await expectIdle(page)
  await sendButton(page).click()
  await leaveForAnotherPage(page)
  await page.goBack()
  await answer(1, true)
  await expectSent(page)
  await page.clock.runFor(bannerMs)
  await fill(page, 'volta@exemplo.com.br')
  await sendButton(page).click()
  await leaveForAnotherPage(page)
  await answer(2, true)
  await page.clock.runFor(bannerMs)
  await page.goBack()
  await expectIdle(page, '')
})

test('with Enter twice or held down: one message; with a double click: one page', async ({ page }) => {
  const sent = watchSending(page)
  await openWithStoppedClock(page, '/contato-agendar')
  await fill(page, 'entra@exemplo.com.br')
  await field(page, /^E-mail/).press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await expectSent(page)
  expect(sent).toHaveLength(1)

  const entries = await page.evaluate(() => history.length)
  await privacyLink(page).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidade')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  await page.goBack()
  expect(await addressOf(page)).toBe('/contato-agendar')
})

for (const what of ['written', 'being sent'])
  test(`a message ${what} when the visitor leaves is whole on return`, async ({ page }) => {
    const texts = {
      Nome: 'Ana',
      'E-mail': faultAddress('hang', what.replace(' ', '-')),
      Telefone: '11',
      Mensagem: message,
    }
    await open(page, '/contato-agendar')
    for (const [label, text] of Object.entries(texts)) await field(page, new RegExp(`^${label}`)).fill(text)
    if (what === 'being sent') {
      await sendButton(page).click()
      await expectSending(page)
    }
    // without the back/forward cache, as Playwright has it
    await open(page, '/privacidade')
    await page.goBack()
    for (const [label, text] of Object.entries(texts))
      await expect(field(page, new RegExp(`^${label}`))).toHaveValue(text)
    await expectHydrated(page)
    for (const [label, text] of Object.entries(texts))
      await expect(field(page, new RegExp(`^${label}`))).toHaveValue(text)
  })

test('a reload while a message is being sent begins anew, with nothing stuck', async ({ page }) => {
  await open(page, '/contato-agendar')
  await fill(page, faultAddress('hang', 'recarga'))
  await sendButton(page).click()
  await expectSending(page)
  await reload(page)
  await expect(sendButton(page)).toHaveText('Enviar mensagem')
  await fill(page, 'recarga@exemplo.com.br')
  await sendButton(page).click()
  await expectSent(page)
})

test('the window can be closed while a message is being sent, and asks nothing', async ({ page }) => {
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type())
    await dialog.accept()
  })
  await open(page, '/contato-agendar')
  await fill(page, faultAddress('hang', 'fim'))
  await sendButton(page).click()
  await expectSending(page)
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  expect(questions).toEqual([])
})
