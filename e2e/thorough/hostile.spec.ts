import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { faultAddress, received } from '../formService'
import { allowCopying, clipboardText, open } from '../site'
import { byMouse, openingLine, result, toolJourneys } from '../toolPages'
import { banner, copyButton, field, fillRequired, sendButton, watchSending } from '../visitor'
import { encoded, hostileTexts, inLines, inOneLine } from './hostileTexts'

/** Puts the text in as pasting would; typing knows neither null bytes nor halves of characters. */
const paste = (control: Locator, text: string) =>
  control.evaluate((element: HTMLInputElement | HTMLTextAreaElement, units) => {
    const pasted = units.map((unit) => String.fromCharCode(unit)).join('')
    // the browser's own setter: React takes note of values set through the element's
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, pasted)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, codeUnits(text))

/** As numbers, since the way into the browser is UTF-8 as well. */
const codeUnits = (text: string) => Array.from({ length: text.length }, (_, place) => text.charCodeAt(place))

const held = async (control: Locator) => {
  const units = await control.evaluate((element: HTMLTextAreaElement) =>
    Array.from({ length: element.value.length }, (_, place) => element.value.charCodeAt(place)),
  )
  return String.fromCharCode(...units)
}

const fieldsReceived = (page: Page, email: string) => received(page, email).map(({ fields }) => fields)

test('whatever is typed in the form arrives as multipart/form-data writes it', async ({ page }) => {
  await open(page, '/contato-agendar')
  for (const [number, [kind, text]] of Object.entries(hostileTexts).entries()) {
    const email = `hostil-${number}@exemplo.com.br`
    await paste(field(page, /^Nome/), text)
    await field(page, /^E-mail/).fill(email)
    await paste(field(page, /^Telefone/), text)
    await paste(field(page, /^Mensagem/), text)
    expect(await held(field(page, /^Mensagem/)), kind).toBe(inLines(text))
    await sendButton(page).click()
    await expect(field(page, /^Nome/), kind).toHaveValue('')
    await expect(banner(page)).toBeVisible()
    const line = encoded(inOneLine(text))
    const message = encoded(inLines(text)).replaceAll('\n', '\r\n')
    expect(await fieldsReceived(page, email), kind).toEqual([{ name: line, email, phone: line, message }])
  }
})

test('an e-mail address is what browsers take for one, and travels as it is', async ({ page }) => {
  await open(page, '/contato-agendar')
  const sent = watchSending(page)
  await field(page, /^Nome/).fill('Ana')
  for (const text of Object.values(hostileTexts)) {
    await paste(field(page, /^E-mail/), `${text}@exemplo.com.br`)
    await sendButton(page).click()
    await expect(field(page, /^E-mail/)).toBeFocused()
  }
  expect(sent).toEqual([])
  const strange = "o'hara+{__proto__}&=%00|`$'*/?^~!#_.-@exemplo.com.br"
  await field(page, /^E-mail/).fill(strange)
  await sendButton(page).click()
  await expect(banner(page)).toBeVisible()
  expect(await fieldsReceived(page, strange)).toEqual([{ name: 'Ana', email: strange, phone: '', message: '' }])
})

test('a message that failed is still there, whatever is in it', async ({ page, watch }) => {
  watch.allow(/The message could not be sent/, /status of 500/)
  await open(page, '/contato-agendar')
  await fillRequired(page, faultAddress('json-500', 'hostil'))
  const text = Object.values(hostileTexts).join('\n')
  await paste(field(page, /^Mensagem/), text)
  const failure = page.waitForEvent('console', (line) => line.text().includes('could not be sent'))
  await sendButton(page).click()
  await failure
  await expect(sendButton(page)).toHaveText('Enviar mensagem')
  expect(await held(field(page, /^Mensagem/))).toBe(inLines(text))
})

for (const tool of toolJourneys)
  test(`${tool.name} shows, copies and prints whatever is written as it is`, async ({ page, context }) => {
    await allowCopying(context)
    await open(page, tool.path)
    // without the long one: a field takes 1,000 letters, and says so
    const text = inLines(Object.values(hostileTexts).slice(0, -1).join('\n'))
    await paste(openingLine(page), text)
    expect(await held(openingLine(page))).toBe(text)
    await tool.begin(page, byMouse)
    await tool.finish(page, byMouse)
    await copyButton(page).click()
    await expect(copyButton(page)).toHaveText('Texto copiado')
    expect(await clipboardText(context)).toContain(encoded(text.trim()))
    await page.emulateMedia({ media: 'print' })
    const words = result(page).locator('bdi').first()
    await expect(words).toBeVisible()
    expect(encoded((await words.textContent()) ?? '')).toBe(encoded(text.trim()))
    // 1 px: both are rounded
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(1)
    expect((await page.pdf()).length).toBeGreaterThan(1000)
  })
