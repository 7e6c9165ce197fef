import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { banner, field, fillRequired, sendButton } from './formPage'
import { at, existingPages, expectHydrated, open, unknownAddress } from './site'
import { e2e } from './sites'
import { journeys, openResult, toolJourneys } from './toolPages'

test.use({ serviceWorkers: 'allow' })

/** Resolves when all of the site is kept and this page draws from it. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })

const keptAddresses = (page: Page) =>
  page.evaluate(async (base) => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname.slice(base.length))
  }, e2e.base)

test('when there is no network every page and tool opens after a first visit', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/, /The message could not be sent/, /status of 404/)
  await open(page, '/')
  await isKept(page)
  // the site's own store is left
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await context.setOffline(true)
  for (const path of [...existingPages, ...toolJourneys.map(({ path }) => path)]) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
  // once open, no tool requests anything (tools.spec.ts)
  await openResult(page, journeys.dreams)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidade')
  await open(page, unknownAddress)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(at('/'))
})

test('when messages are written nothing is added to what is kept', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/, /The message could not be sent/)
  await open(page, '/contato-agendar')
  await isKept(page)
  const before = await keptAddresses(page)
  expect(before.length).toBeGreaterThan(40)
  expect(before.filter((path) => !/^\/($|assets\/|[a-z-]+$|404\.html$|favicon\.png$)/.test(path))).toEqual([])
  await fillRequired(page, 'com-rede@exemplo.com.br')
  await sendButton(page).click()
  await expect(banner(page)).toBeVisible()
  await context.setOffline(true)
  await fillRequired(page, 'sem-rede@exemplo.com.br')
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText('Enviar mensagem')
  await expect(field(page, /^Nome/)).toHaveValue('Ana')
  expect((await keptAddresses(page)).sort()).toEqual(before.sort())
})

test('when the host is renewed, fails or hangs every page still comes', async ({ page, watch }) => {
  watch.allow(/status of (404|503)/, /foreign request: GET http:\/\/127\.0\.0\.1/)
  let mode: 'answers' | 'is renewed' | 'fails' | 'hangs' = 'answers'
  const host = createServer(async (request, response) => {
    if (mode === 'hangs') return
    if (mode === 'fails') return void response.writeHead(503).end()
    // after a deploy
    if (mode === 'is renewed' && request.url?.includes('/assets/')) return void response.writeHead(404).end()
    const answer = await fetch(`${e2e.origin}${request.url}`)
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' })
    if (mode !== 'is renewed') return void response.end(Buffer.from(await answer.arrayBuffer()))
    response.end((await answer.text()).replace('<title>', '<title>Nova: '))
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const { port } = host.address() as AddressInfo
  try {
    await page.goto(`http://127.0.0.1:${port}${at('/privacidade')}`)
    await isKept(page)
    await expectHydrated(page)
    mode = 'is renewed'
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contato', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comece por uma conversa.')
    const renewed = await page.goto(`http://127.0.0.1:${port}${at('/acessibilidade')}`)
    expect(await renewed?.text()).toContain('<title>Nova: ')
    for (mode of ['fails', 'hangs'] as const) {
      const begun = Date.now()
      await page.goto(`http://127.0.0.1:${port}${at('/acessibilidade')}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('cessibilidade')
      // network first, for 3 s
      expect(Date.now() - begun, mode).toBeLessThan(10_000)
    }
  } finally {
    host.closeAllConnections()
    host.close()
  }
})
