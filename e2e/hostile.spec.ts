import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures'
import { banner, field, sendButton, watchSending } from './formPage'
import { received } from './formService'
import { expectSlide, title } from './sections'
import { at, clipboardText, copyButton, open, unknownAddress, widthBeyond } from './site'
import { byMouse, journeys, openingLine, result } from './toolPages'

/**
 * What somebody may type, or paste, who means no good or only has another writing. Markup that runs complains in the
 * console, where every test listens.
 */
const markup = `"'><script>console.error('ran')</script><img src=x onerror="console.error('ran')"><svg onload=console.error('ran')>`

const hostileTexts: Readonly<Record<string, string>> = {
  markup,
  template: `\${console.error('ran')} {{constructor.constructor('console.error(1)')()}} javascript:console.error('ran') </textarea></title>${markup}`,
  'boundary of a form': '------WebKitFormBoundary\r\nContent-Disposition: form-data; name="access_key"\r\n\r\nfalsa',
  'names of objects': '__proto__ constructor toString hasOwnProperty [object Object] undefined NaN',
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈🇧🇷👍🏽 e\u0301 ﷽',
  'right to left': 'שלום \u202eotnemom mu \u202c مرحبا \u2067abc\u2069',
  'lone surrogates': 'antes \ud83d depois \udc69 fim \ud800',
  'null bytes and controls': 'um\u0000dois\u0007três\u001b[2Jquatro\u007f\ufeff\u2028fim',
  'line breaks': 'um\r\ndois\rtrês\nquatro\n\r\n\rfim',
  'ten thousand bytes': 'ç'.repeat(5000),
}

/** What a field makes of a text set in it: a single line has no line breaks, several have them as `\n`. */
const inOneLine = (text: string): string => text.replace(/[\r\n]/g, '')
const inLines = (text: string): string => text.replace(/\r\n?/g, '\n')

/** A text in UTF-8, which cannot say half a surrogate pair. */
const encoded = (text: string): string => Buffer.from(text).toString()

const { mandala } = journeys

/** Puts the text in as pasting would, as numbers: neither typing nor the way into the browser keeps half characters. */
const paste = (control: Locator, text: string) =>
  control.evaluate(
    (element: HTMLInputElement | HTMLTextAreaElement, units) => {
      // the browser's own setter: React takes note of values set through the element's
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {}
      set?.call(element, units.map((unit) => String.fromCharCode(unit)).join(''))
      element.dispatchEvent(new Event('input', { bubbles: true }))
    },
    Array.from({ length: text.length }, (_, place) => text.charCodeAt(place)),
  )

test('when anything is typed in the form it arrives as multipart/form-data writes it', async ({ page }) => {
  await open(page, '/contato-agendar')
  for (const [number, [kind, text]] of Object.entries(hostileTexts).entries()) {
    const email = `hostil-${number}@exemplo.com.br`
    await paste(field(page, /^Nome/), text)
    await field(page, /^E-mail/).fill(email)
    await paste(field(page, /^Telefone/), text)
    await paste(field(page, /^Mensagem/), text)
    await sendButton(page).click()
    await expect(field(page, /^Nome/), kind).toHaveValue('')
    await expect(banner(page)).toBeVisible()
    const line = encoded(inOneLine(text))
    const message = encoded(inLines(text)).replaceAll('\n', '\r\n')
    expect(await received(email), kind).toMatchObject([{ name: line, email, phone: line, message }])
  }
})

test('when an e-mail address is strange but valid it travels as it is', async ({ page }) => {
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
  expect(await received(strange)).toMatchObject([{ name: 'Ana', email: strange }])
})

test('when anything is written in a tool it is shown, copied and printed as it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await open(page, mandala.path)
  // without the long one: a field takes 1,000 letters, and says so
  const text = inLines(Object.values(hostileTexts).slice(0, -1).join('\n'))
  await paste(openingLine(page), text)
  await mandala.begin(page, byMouse)
  await mandala.finish(page, byMouse)
  await copyButton(page).click()
  await expect(copyButton(page)).toHaveText('Texto copiado')
  expect(await clipboardText(context)).toContain(encoded(text.trim()))
  await page.emulateMedia({ media: 'print' })
  await expect(result(page)).toContainText("<script>console.error('ran')</script>")
  // 1 px: both are rounded
  expect(await widthBeyond(page)).toBeLessThanOrEqual(1)
})

const long = 'a'.repeat(10_000)

/** Fragments as they may stand in a link: as they are, and encoded. */
const fragments = [
  ...Object.values(hostileTexts).flatMap((text) => [text.slice(0, 5000), encodeURIComponent(encoded(text))]),
  ...['__proto__', 'constructor', 'toString', ':target', '%', '%00', '%ff', '.slide', '*'],
  ...['contact ', 'CONTACT', '//x', long],
]

test('when a fragment names no section it is ignored', async ({ page }) => {
  const setFragments = () =>
    page.evaluate((all) => {
      for (const fragment of all) window.location.hash = fragment
    }, fragments)
  await open(page, '/#services')
  await expectSlide(page, 'Serviços')
  await setFragments()
  await expectSlide(page, 'Serviços')
  await expect(title(page, 'Serviços')).toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, 'Contato')
  await open(page, mandala.path)
  await setFragments()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mandala.name)
  await open(page, `/#${encodeURIComponent(encoded(hostileTexts.markup ?? ''))}`)
  await expectSlide(page, 'Início')
})

/** Paths of no page; each is requested just so, since a browser would tidy some of them up. */
const paths = [
  `/${encodeURIComponent(markup)}`,
  ...['/__proto__', '/constructor', '/toString', '/%00', '/%ff', '/%', '/%E2%80%AEgnp.oga', '/sobre-', '/404/x'],
  ...['/..%2f..%2fpackage.json', '/assets/..%5c..%5cpackage.json', '/assets/', '/inboxes', '/index.html/x'],
  ...[`/${'%F0%9F%91%A9'.repeat(500)}`, `/${long.slice(0, 5000)}`],
]

test('when a path is of no page the answer is 404, and nothing of it is used', async ({ page, watch }) => {
  watch.allow(/Failed to load resource: the server responded with a status of 404/)
  const notFound = await (await page.request.get(at(unknownAddress))).text()
  for (const path of paths) {
    const answer = await page.request.get(at(path))
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toBe(notFound)
  }
  await open(page, '/%')
  await open(page, '/privacidade')
  for (const path of paths) {
    await page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, at(path))
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Falta uma pétala neste desenho.')
  }
})

test('when there is a query it changes nothing', async ({ page }) => {
  for (const text of [Object.values(hostileTexts).slice(0, -1).join(''), 'ç'.repeat(5000)]) {
    const query = encodeURIComponent(encoded(text)).slice(0, 6000).replace(/%\w?$/, '')
    const answer = await open(page, `/contato-agendar?name=${query}&__proto__[x]=${query}#${query}`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue('')
  }
})
