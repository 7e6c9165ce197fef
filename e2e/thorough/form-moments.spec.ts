import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures'
import { injectDevtools } from '../instrument'
import { at, isMessage } from '../site'
import { e2e } from '../sites'
import { banner, field, sendButton } from '../visitor'
import { randomFrom } from './random'

/** Per processor rate; `FORM_MOMENTS=100` looks longer. */
const moments = Number(process.env.FORM_MOMENTS ?? 2)
const lastMs = 4000
const names = ['name', 'email', 'phone', 'message'] as const
const labels = { name: /^Nome/, email: /^E-mail/, phone: /^Telefone/, message: /^Mensagem/ }
type Message = Record<string, string>

declare global {
  interface Window {
    /** Told what the fields show when a message leaves. */
    leaving(shown: Message): void
  }
}

test.use({ baseURL: e2e.devtools.origin })

/** A text comes into a field: letter by letter, at once, or past all events, as some extensions and browsers fill in. */
async function write(control: Locator, text: string, how: 'typed' | 'filled' | 'silently') {
  if (how === 'filled') await control.fill(text)
  if (how === 'typed') await control.pressSequentially(text)
  if (how === 'silently')
    await control.evaluate((element: HTMLInputElement, value) => {
      element.value = value
    }, text)
}

/** What the browser posts, as it posts it. */
function posted(body: string): Message {
  const parts = [...body.matchAll(/name="(\w+)"\r\n\r\n([\s\S]*?)\r\n--/g)]
  return Object.fromEntries(parts.map(([, name = '', value = '']) => [name, value.replaceAll('\r\n', '\n')]))
}

for (const rate of [1, 6])
  test(`what is sent is what is shown, written and sent at any moment, at ${rate}x`, async ({
    page,
    context,
    watch,
  }) => {
    test.setTimeout(60_000 + moments * 15_000)
    watch.allow(/favicon\.ico/)
    await injectDevtools(context)
    let shown: Message | null = null
    await page.exposeFunction('leaving', (message: Message) => {
      shown = message
    })
    await page.addInitScript((fields) => {
      document.addEventListener(
        'submit',
        ({ target }) => {
          const form = target as HTMLFormElement
          const value = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value
          window.leaving(Object.fromEntries(fields.map((name) => [name, value(name)])))
        },
        true,
      )
    }, names)
    const client = await context.newCDPSession(page)
    const random = randomFrom(rate)
    for (let moment = 0; moment < moments; moment += 1) {
      await page.goto('about:blank')
      await client.send('Emulation.setCPUThrottlingRate', { rate })
      shown = null
      const address = random.pick(['/contato-agendar', '/#contact'])
      const texts = { name: 'Ana Lima', email: 'ana@exemplo.com.br', phone: '11 9', message: 'Às terças,\nà tarde.' }
      const plan = random.shuffled([...names]).map((name) => {
        const how = random.pick(['typed', 'filled', 'silently'] as const)
        return { name, how, atMs: random.below(lastMs) / 2 }
      })
      plan.sort((one, other) => one.atMs - other.atMs)
      const story = `moment ${moment} at ${address}: ${plan.map(({ name, how, atMs }) => `${name} ${how} at ${atMs}`)}`
      await page.goto(at(address), { waitUntil: 'commit' })
      const began = Date.now()
      await field(page, labels.message).waitFor()
      for (const { name, how, atMs } of plan) {
        await page.waitForTimeout(Math.max(0, atMs - (Date.now() - began)))
        await write(field(page, labels[name]), texts[name], how)
      }
      await page.waitForTimeout(random.below(lastMs) / 4)
      const request = page.waitForRequest(isMessage)
      await sendButton(page).press('Enter')
      const body = posted((await request).postData() ?? '')
      expect(shown, story).toEqual(texts)
      expect(body, story).toMatchObject(texts)
      if ((await request).isNavigationRequest()) {
        await page.waitForURL(e2e.inbox)
        continue
      }
      await expect(banner(page)).toBeVisible()
      const told: Message = {}
      for (const { action } of await page.evaluate(() => window.timeMachine.entries())) {
        if (action.type === 'form/sendRequested') break
        const { field: name, text } = (action as { payload?: Message }).payload ?? {}
        if (action.type === 'form/fieldChanged' && name) told[name] = text ?? ''
      }
      expect(told, story).toEqual(texts)
    }
  })
